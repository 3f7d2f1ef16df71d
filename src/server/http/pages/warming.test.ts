import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWarming, momentMs, type WarmingWork } from './warming.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work in two steps, each of which ends when the test lets it. */
function twoSteps() {
  const steps: (() => void)[] = [];
  const step = () => new Promise<void>((resolve) => steps.push(resolve));
  const work = vi.fn<WarmingWork>(async (isWanted) => {
    await step();
    if (isWanted()) await step();
  });
  return { work, steps, endStep: () => steps.shift()?.() };
}

test('several changes within a moment are one warming', async () => {
  const work = vi.fn<WarmingWork>(async () => undefined);
  const warming = createWarming(work);
  for (let change = 0; change < 5; change += 1) warming.soon();
  await vi.advanceTimersByTimeAsync(momentMs - 1);
  warming.soon();
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(momentMs * 10);
  expect(work).toHaveBeenCalledTimes(1);
});

test('changes that never pause do not keep it waiting', async () => {
  const work = vi.fn<WarmingWork>(async () => undefined);
  const warming = createWarming(work);
  for (let elapsed = 0; elapsed < momentMs * 3; elapsed += 10) {
    warming.soon();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(work).toHaveBeenCalledTimes(3);
});

test('a change during a warming ends that one early and warms once more', async () => {
  const { work, steps, endStep } = twoSteps();
  const warming = createWarming(work);
  warming.now();
  await vi.advanceTimersByTimeAsync(0);
  warming.soon();
  warming.soon();
  await vi.advanceTimersByTimeAsync(momentMs);
  expect(work).toHaveBeenCalledTimes(1);
  endStep();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  expect(steps).toHaveLength(1);
});

test('stopped, it begins nothing more, and waits for the step under way', async () => {
  const { work, steps, endStep } = twoSteps();
  const warming = createWarming(work);
  warming.now();
  await vi.advanceTimersByTimeAsync(0);
  warming.soon();
  let hasStopped = false;
  const stopped = warming.stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(momentMs);
  expect(hasStopped).toBe(false);
  endStep();
  await stopped;
  warming.now();
  warming.soon();
  await vi.advanceTimersByTimeAsync(momentMs);
  expect(steps).toEqual([]);
  expect(work).toHaveBeenCalledTimes(1);
});
