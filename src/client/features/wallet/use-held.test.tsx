// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdNews } from './held-news.ts';
import { useHeld } from './use-held.ts';

const glass = document.createElement('div');
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(glass);
});

afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

function Balance({ figure }: { figure: string }) {
  return useHeld(figure);
}

const show = (figure: string) => act(() => root.render(<Balance figure={figure} />));

/** All that was about to happen. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('an answer that was asked for before the bet, and knows its end, is shown when the board has', async () => {
  await show('100');
  const letGo = await act(() => holdNews());
  await show('90');
  expect(glass.textContent).toBe('100');
  await act(() => letGo());
  await settle();
  expect(glass.textContent).toBe('90');
});

test('between one hold and the next the figure does not show through', async () => {
  await show('100');
  const first = await act(() => holdNews());
  await show('90');
  const second = await act(() => {
    first();
    return holdNews();
  });
  await settle();
  expect(glass.textContent).toBe('100');
  await act(() => second());
  await settle();
  expect(glass.textContent).toBe('90');
});
