// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenAtRest } from './when-at-rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('waits eight seconds where nobody touches anything', () => {
  const callback = vi.fn();
  whenAtRest(callback);
  vi.advanceTimersByTime(7_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

test('stays out of the way of a hand that is busy, and comes a second after it rests', () => {
  const callback = vi.fn();
  whenAtRest(callback);
  for (let touches = 0; touches < 30; touches += 1) {
    vi.advanceTimersByTime(900);
    window.dispatchEvent(new Event('pointermove'));
  }
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(callback).toHaveBeenCalledOnce();
});

test('does not break into what is being written', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  const callback = vi.fn();
  whenAtRest(callback);
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
  field.blur();
  vi.advanceTimersByTime(1_000);
  expect(callback).toHaveBeenCalledOnce();
});

test('does not take the focus from a keyboard that stands on a button', () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const callback = vi.fn();
  whenAtRest(callback);
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
  button.blur();
  vi.advanceTimersByTime(1_000);
  expect(callback).toHaveBeenCalledOnce();
});

test('once undone, it never calls', () => {
  const callback = vi.fn();
  whenAtRest(callback)();
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
});
