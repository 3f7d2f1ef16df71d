// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgainOnceBack } from './ask-again.ts';
import { noteAnswered, noteUnanswered } from './online.ts';
import { NetworkFailed, Refused } from './refused.ts';

let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stop = askAgainOnceBack(client);
});
afterEach(() => {
  stop();
  client.clear();
  vi.useRealTimers();
});

/** Somebody looks at what this query brings. */
function shown(name: string, answer: () => Promise<string>) {
  const asked = vi.fn(answer);
  const observer = new QueryObserver(client, { queryKey: [name], queryFn: asked });
  const leave = observer.subscribe(() => undefined);
  return { asked, leave, state: () => observer.getCurrentResult().status };
}

test('what was lost with the network is asked again once it is back, and nothing else', async () => {
  let isBack = false;
  const lost = shown('lost', () =>
    isBack ? Promise.resolve('here') : Promise.reject(new NetworkFailed('abnormal')),
  );
  const refused = shown('refused', () => Promise.reject(new Refused('game.unknown', '')));
  const there = shown('there', () => Promise.resolve('there'));
  const left = shown('left', () => Promise.reject(new NetworkFailed('abnormal')));
  await vi.waitFor(() =>
    expect([lost, refused, left].map((one) => one.state())).toEqual(['error', 'error', 'error']),
  );
  left.leave();
  noteUnanswered();
  isBack = true;
  noteAnswered();
  await vi.waitFor(() => expect(lost.state()).toBe('success'));
  expect([lost, refused, there, left].map(({ asked }) => asked.mock.calls.length)).toEqual([
    2, 1, 1, 1,
  ]);
});

test('one that never gets through is not asked each time another does', async () => {
  const lost = shown('lost', () => Promise.reject(new NetworkFailed('abnormal')));
  await vi.waitFor(() => expect(lost.state()).toBe('error'));
  for (let time = 0; time < 5; time += 1) {
    noteUnanswered();
    noteAnswered();
  }
  expect(lost.asked).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(lost.state()).toBe('error'));
  vi.setSystemTime(1_010_000);
  noteUnanswered();
  noteAnswered();
  await vi.waitFor(() => expect(lost.asked).toHaveBeenCalledTimes(3));
});
