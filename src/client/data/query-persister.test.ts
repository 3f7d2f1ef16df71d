import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { createQueryPersister } from './query-persister.ts';
import { NetworkFailed } from './refused.ts';

const queryKey = ['menus'];

/** A device that kept an answer of a minute ago, and a client that finds it too old. */
function keptAnswer() {
  const state = { data: 'kept', dataUpdatedAt: Date.now() - 60_000, status: 'success' };
  const queryHash = JSON.stringify(queryKey);
  const stored = new Map([
    [`kept-${queryHash}`, JSON.stringify({ state, queryKey, queryHash, buster: '1' })],
  ]);
  const { persisterFn } = createQueryPersister({
    storage: {
      getItem: (key) => stored.get(key),
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    buster: '1',
    prefix: 'kept',
  });
  const client = new QueryClient();
  onTestFinished(() => client.clear());
  const asked = Promise.withResolvers<void>();
  /** A screen that shows it, until it holds what is waited for. */
  const show = (answer: () => Promise<string>) => {
    const observer = new QueryObserver<string>(client, {
      queryKey,
      queryFn: () => {
        asked.resolve();
        return answer();
      },
      retry: false,
      staleTime: 1_000,
      // biome-ignore lint/suspicious/noExplicitAny: the library types a persister by each query's own key
      persister: persisterFn as any,
    });
    const shown: (string | undefined)[] = [];
    onTestFinished(observer.subscribe(({ data }) => shown.push(data)));
    return {
      shown,
      until: (isThere: (result: { data: string | undefined; status: string }) => boolean) =>
        new Promise<void>((resolve) => {
          onTestFinished(observer.subscribe((result) => isThere(result) && resolve()));
        }),
    };
  };
  return { client, show, asked: asked.promise };
}

test('a stale answer that was restored is asked for again behind, and a lost network is no error of the page', async () => {
  const unhandled: unknown[] = [];
  const note = (cause: unknown) => unhandled.push(cause);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const { client, show, asked } = keptAnswer();
  const screen = show(() => Promise.reject(new NetworkFailed('abnormal')));
  const failed = screen.until(({ status }) => status === 'error');
  await Promise.all([asked, failed]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(screen.shown).toContain('kept');
  expect(client.getQueryState(queryKey)).toMatchObject({ data: 'kept', status: 'error' });
  expect(unhandled).toEqual([]);
});

test('a restored answer is shown first and gives way to the newer one', async () => {
  const { show } = keptAnswer();
  const screen = show(async () => 'new');
  await screen.until(({ data }) => data === 'new');
  expect(screen.shown.filter((one) => one !== undefined)[0]).toBe('kept');
});
