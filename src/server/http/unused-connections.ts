import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers open connections that they may need later. Node takes one that never asked anything for
 * busy, and closing would wait for it: answers how to give up those, and any that still come.
 */
export function watchUnused(server: Server): () => void {
  const open = new Set<Socket>();
  let isClosing = false;
  server.on('connection', (socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    isClosing = true;
    for (const socket of open) {
      // One whose first question is just arriving is waited for.
      if (socket.bytesRead === 0) socket.destroy();
    }
  };
}
