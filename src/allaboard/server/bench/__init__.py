"""How much a table server takes: many clients on real sockets, and an echo of equal size beside it.

- `wire`: a bare WebSocket client, so that the clients cost less than the server
- `load`: tables full of clients that play, and what they measure
- `echo`: the bare framework, telling as much to as many
- `child`: the server or the echo in a process of its own, on a core of its own if there are two
- `measuring`: the whole run
- `browser`: the page in a real browser: its first load, and how soon a move is seen
"""
