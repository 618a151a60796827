// Sockets, and how to leave them.

/** What a table needs of a socket. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onmessage" | "onclose">;

/** Close a socket; one that is only being opened as soon as it is: browsers warn of a call that is broken off. */
export function hangUp(socket: Socket): void {
  if (socket instanceof WebSocket && socket.readyState === WebSocket.CONNECTING) {
    socket.addEventListener("open", () => socket.close(), { once: true });
  } else {
    socket.close();
  }
}
