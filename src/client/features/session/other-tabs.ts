type News = 'entered' | 'left';

const name = 'session';

/** A session is every tab's: what one does with it, the others show at once. */
export function tellOtherTabs(news: News): void {
  open()?.postMessage(news);
}

/** Never hears of itself. Answers how to stop. */
export function onOtherTabs(listener: (news: News) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'entered' || data === 'left') listener(data);
  });
  return () => {
    channel?.close();
    if (shared === channel) shared = undefined;
  };
}

let shared: BroadcastChannel | undefined;

/** One for the page: a second would hear what the first says. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  shared ??= new BroadcastChannel(name);
  return shared;
}
