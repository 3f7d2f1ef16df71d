import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureDrawn } from './picture-drawn.ts';

const frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});
afterEach(() => {
  frames.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched() {
  const seen = { isDone: false };
  void pictureDrawn().then(() => {
    seen.isDone = true;
  });
  return seen;
}

test('it is not done before a picture was drawn', async () => {
  const seen = watched();
  await vi.advanceTimersByTimeAsync(20);
  expect(seen.isDone).toBe(false);
  for (const draw of frames) draw();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.isDone).toBe(true);
});

test('a page that draws nothing keeps nobody waiting', async () => {
  const seen = watched();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.isDone).toBe(true);
});
