"""The edge: HTTP and sockets. Codes become answers here, and nothing else knows of requests."""
