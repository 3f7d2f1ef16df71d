// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type News, onOtherTabs, tellOtherTabs } from '#client/ground/session/other-tabs.ts';
import { watchIdle } from './watch-idle.ts';

vi.mock('#client/ground/session/other-tabs.ts', () => ({
  tellOtherTabs: vi.fn(),
  onOtherTabs: vi.fn(),
}));

const minuteMs = 60_000;
const onIdle = vi.fn();
const onStillHere = vi.fn();
let hear: (news: News) => void;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.mocked(onOtherTabs).mockImplementation((listener) => {
    hear = listener;
    return () => undefined;
  });
  stop = watchIdle({ onIdle, onStillHere });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The clock goes on while no timer runs, as in a phone that sleeps. */
const sleep = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minuteMs);
const touch = (kind: string) => window.dispatchEvent(new Event(kind));

test('G-IDLE: half an hour without a touch is too long, and a second less is not', () => {
  vi.advanceTimersByTime(30 * minuteMs - 1_000);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(onIdle).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'scroll', 'wheel'])('a %s begins it anew', (kind) => {
  vi.advanceTimersByTime(20 * minuteMs);
  touch(kind);
  vi.advanceTimersByTime(29 * minuteMs);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * minuteMs);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('a phone that slept is not saved by the touch that wakes it', () => {
  sleep(45);
  touch('pointerdown');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(1_000);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('a touch in another tab counts here, and one that is told late counts from when it was', () => {
  vi.advanceTimersByTime(20 * minuteMs);
  hear({ usedAtMs: Date.now() });
  vi.advanceTimersByTime(29 * minuteMs);
  expect(onIdle).not.toHaveBeenCalled();
  sleep(60);
  hear({ usedAtMs: Date.now() - 31 * minuteMs });
  touch('keydown');
  vi.advanceTimersByTime(1_000);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('a tab that wakes hears the others out before it decides', () => {
  sleep(45);
  touch('pointerdown');
  hear({ usedAtMs: Date.now() - minuteMs });
  vi.advanceTimersByTime(minuteMs);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(29 * minuteMs);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('touches are told to the other tabs now and then, and to the gateway rarely', () => {
  for (let seconds = 0; seconds < 11 * 60; seconds += 1) {
    vi.advanceTimersByTime(1_000);
    touch('pointermove');
  }
  expect(vi.mocked(tellOtherTabs).mock.calls.length).toBe((11 * 60) / 5);
  expect(onStillHere).toHaveBeenCalledOnce();
});

test('who has stopped is told nothing any more', () => {
  stop();
  vi.advanceTimersByTime(60 * minuteMs);
  touch('pointerdown');
  vi.advanceTimersByTime(minuteMs);
  expect(onIdle).not.toHaveBeenCalled();
});
