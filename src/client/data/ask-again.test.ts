// @vitest-environment happy-dom
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgainOnceBack } from './ask-again.ts';
import { noteAnswered, noteUnanswered } from './online.ts';
import { NetworkFailed, Refused } from './refused.ts';

let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stop = askAgainOnceBack(client);
});
afterEach(() => {
  stop();
  client.clear();
  client.unmount();
  noteAnswered();
  vi.useRealTimers();
});

/** Somebody looks at what this query brings. */
function shown(name: string, answer: () => Promise<string>) {
  const asked = vi.fn(answer);
  const observer = new QueryObserver(client, { queryKey: [name], queryFn: asked });
  const leave = observer.subscribe(() => undefined);
  return { asked, leave, state: () => observer.getCurrentResult().status };
}

const lose = () => Promise.reject(new NetworkFailed('abnormal'));

/** Gone, and back at once. */
function goAndComeBack(): void {
  noteUnanswered();
  noteAnswered();
}

test('what was lost with the network is asked again once it is back, and nothing else', async () => {
  let isBack = false;
  const lost = shown('lost', () => (isBack ? Promise.resolve('here') : lose()));
  const refused = shown('refused', () => Promise.reject(new Refused('game.unknown', '')));
  const there = shown('there', () => Promise.resolve('there'));
  const left = shown('left', lose);
  await vi.advanceTimersByTimeAsync(10);
  expect([lost, refused, left].map((one) => one.state())).toEqual(['error', 'error', 'error']);
  left.leave();
  isBack = true;
  goAndComeBack();
  await vi.advanceTimersByTimeAsync(10);
  expect(lost.state()).toBe('success');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([lost, refused, there, left].map(({ asked }) => asked.mock.calls.length)).toEqual([
    2, 1, 1, 1,
  ]);
});

test('one that never gets through is not asked each time another does', async () => {
  const lost = shown('lost', lose);
  await vi.advanceTimersByTimeAsync(10);
  for (let time = 0; time < 5; time += 1) {
    goAndComeBack();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(lost.asked).toHaveBeenCalledTimes(2);
});

test('a network that goes and returns at once is not missed: it is asked a little later, and once', async () => {
  let isBack = false;
  const lost = shown('lost', () => (isBack ? Promise.resolve('here') : lose()));
  await vi.advanceTimersByTimeAsync(10);
  goAndComeBack();
  await vi.advanceTimersByTimeAsync(500);
  expect(lost.state()).toBe('error');
  isBack = true;
  goAndComeBack();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lost.state()).toBe('success');
  expect(lost.asked).toHaveBeenCalledTimes(3);
});

test('a network that is gone again by then is not asked', async () => {
  const lost = shown('lost', lose);
  await vi.advanceTimersByTimeAsync(10);
  goAndComeBack();
  noteUnanswered();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lost.asked).toHaveBeenCalledTimes(1);
});

test('nothing is asked while what was sent has no answer yet', async () => {
  const lost = shown('lost', lose);
  await vi.advanceTimersByTimeAsync(10);
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = client.getMutationCache().build(client, { mutationFn: () => promise });
  const done = sent.execute(undefined);
  goAndComeBack();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lost.asked).toHaveBeenCalledTimes(1);
  resolve();
  await done;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lost.asked).toHaveBeenCalledTimes(2);
});

test('what the library asks again by itself is not asked twice', async () => {
  client.mount();
  client.setQueryData(['old'], 'old');
  const old = shown('old', lose);
  await vi.advanceTimersByTimeAsync(10);
  expect(old.state()).toBe('error');
  onlineManager.setOnline(false);
  noteUnanswered();
  old.asked.mockImplementation(() => new Promise((there) => setTimeout(() => there('new'), 200)));
  onlineManager.setOnline(true);
  noteAnswered();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(old.state()).toBe('success');
  expect(old.asked).toHaveBeenCalledTimes(2);
});
