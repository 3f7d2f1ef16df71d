declare const self: ServiceWorkerGlobalScope;

/**
 * A new worker waits until the page says so: an update must never take the ground from under a game.
 * The first worker has nobody to disturb and serves the open page at once.
 */
export function takeOverWhenAsked(): void {
  self.addEventListener('message', (event) => {
    if (isTakeOver(event.data)) event.waitUntil(self.skipWaiting());
  });
  self.addEventListener('activate', (event) => {
    event.waitUntil(self.clients.claim());
  });
}

function isTakeOver(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message
    ? message.type === 'SKIP_WAITING'
    : false;
}
