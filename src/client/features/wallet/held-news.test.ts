import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdNews, whenShown } from './held-news.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('where nothing is shown, money is told at once', () => {
  const told = vi.fn();
  whenShown('balance', told);
  expect(told).toHaveBeenCalledTimes(1);
});

test('it waits until the last of what is shown has ended, and is then told once', () => {
  const told = vi.fn();
  const wheel = holdNews();
  whenShown('balance', told);
  const ball = holdNews();
  wheel();
  vi.advanceTimersByTime(10);
  whenShown('balance', told);
  expect(told).not.toHaveBeenCalled();
  ball();
  vi.advanceTimersByTime(0);
  expect(told).toHaveBeenCalledTimes(1);
});

test('one showing that follows another tells nothing between the two', () => {
  const told = vi.fn();
  const first = holdNews();
  whenShown('balance', told);
  first();
  const second = holdNews();
  vi.advanceTimersByTime(10);
  expect(told).not.toHaveBeenCalled();
  second();
  vi.advanceTimersByTime(0);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a board that never lets go does not keep the balance old for ever', () => {
  const told = vi.fn();
  holdNews();
  whenShown('balance', told);
  vi.advanceTimersByTime(8_001);
  expect(told).toHaveBeenCalledTimes(1);
});

test('what waits for a hand holds for as long as it said, and no longer', () => {
  const told = vi.fn();
  holdNews(60_000);
  whenShown('balance', told);
  vi.advanceTimersByTime(59_000);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_001);
  expect(told).toHaveBeenCalledTimes(1);
});
