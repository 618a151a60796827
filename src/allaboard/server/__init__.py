"""Tables over HTTP and WebSocket; how it works is on the page `docs/server.md`."""
