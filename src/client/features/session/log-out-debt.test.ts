// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askThrough, type Transport } from '#client/data/ask.ts';
import { NetworkFailed } from '#client/data/refused.ts';
import { forgetLogOutDebt, oweLogOut, settleLogOut } from './log-out-debt.ts';

const transport = vi.fn<Transport>();

beforeEach(() => {
  vi.useFakeTimers();
  transport.mockReset();
  askThrough(transport);
});

afterEach(() => {
  forgetLogOutDebt();
  vi.useRealTimers();
});

const unreachable = () => Promise.reject(new NetworkFailed('abnormal'));
const ended = () => Promise.resolve({ success: true as const, value: {} });
const refused = (retryAfterSeconds?: number) =>
  Promise.resolve({
    success: false as const,
    code: 'system.unavailable',
    message: '',
    ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
  });

test('nothing is told where nothing is owed', async () => {
  await settleLogOut();
  expect(transport).not.toHaveBeenCalled();
});

test('what a page before could not tell is told by the next one', async () => {
  transport.mockImplementation(ended);
  localStorage.setItem('log-out-owed', '1');
  await settleLogOut();
  expect(transport).toHaveBeenCalledOnce();
  expect(localStorage.getItem('log-out-owed')).toBeNull();
});

test('it is tried again until it is told, and not afterwards', async () => {
  transport.mockImplementation(unreachable);
  oweLogOut();
  await settleLogOut();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(transport).toHaveBeenCalledTimes(2);
  transport.mockImplementation(ended);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(transport).toHaveBeenCalledTimes(3);
  expect(localStorage.getItem('log-out-owed')).toBeNull();
});

test('a gateway that says when to come again is not asked before', async () => {
  transport.mockImplementation(() => refused(90));
  oweLogOut();
  await settleLogOut();
  await vi.advanceTimersByTimeAsync(89_000);
  expect(transport).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(transport).toHaveBeenCalledTimes(2);
});

test('a new session is not ended by an old debt, whether it waits or is on its way', async () => {
  transport.mockImplementation(unreachable);
  oweLogOut();
  await settleLogOut();
  forgetLogOutDebt();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(transport).toHaveBeenCalledOnce();
  let isAborted = false;
  transport.mockImplementation(
    (_call, _request, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          isAborted = true;
          reject(signal.reason);
        });
      }),
  );
  oweLogOut();
  const settling = settleLogOut();
  forgetLogOutDebt();
  await settling;
  expect(isAborted).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(transport).toHaveBeenCalledTimes(2);
});

test('the mark of a session goes as soon as its end is owed', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads this one
  document.cookie = 'signed-in=1; Path=/';
  oweLogOut();
  expect(document.cookie).not.toContain('signed-in=1');
});
