import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers open connections that they may need later. Node takes one that never asked anything for
 * busy, and closing would wait for it: answers how to give up those, and any that still come.
 */
export function watchUnused(server: Server): () => void {
  const unused = new Set<Socket>();
  let isClosing = false;
  server.on('connection', (socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  server.on('upgrade', ({ socket }) => unused.delete(socket));
  return () => {
    isClosing = true;
    for (const socket of unused) {
      // One whose question is just arriving is waited for.
      if (socket.bytesRead === 0) socket.destroy();
    }
  };
}
