/** `idled`: nobody has touched anything, in any tab, for too long; `usedAtMs`: somebody just did. */
export type News = 'entered' | 'left' | 'idled' | { usedAtMs: number };

/** A session is every tab's: what one does with it, the others show at once. */
export function tellOtherTabs(news: News): void {
  open()?.postMessage(news);
}

/** Never hears of itself. Answers how to stop. */
export function onOtherTabs(listener: (news: News) => void): () => void {
  const hear = ({ data }: MessageEvent) => listener(data);
  const channel = open();
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

let shared: BroadcastChannel | undefined;

/** One for the page: a second would hear what the first says. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  shared ??= new BroadcastChannel('session');
  return shared;
}
