// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { apart } from './apart.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const Word = ({ text }: { text: string }) => <b>{text}</b>;

afterEach(() => vi.restoreAllMocks());

test.each([
  ['in the same breath', () => Promise.resolve(Word)],
  ['later', () => new Promise<typeof Word>((come) => setTimeout(() => come(Word)))],
])('a part that comes %s is drawn, and React finds nothing amiss', async (_when, load) => {
  const complaints = vi.spyOn(console, 'error');
  const Part = apart(load);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <Suspense fallback="…">
        <Part text="here" />
      </Suspense>,
    ),
  );
  // React draws as an act ends, and wants what is waited for to come within one.
  for (let turn = 0; turn < 100 && place.innerHTML === '…'; turn += 1) {
    await act(() => new Promise<void>((next) => setTimeout(next)));
  }
  expect(place.innerHTML).toBe('<b>here</b>');
  await act(async () => root.unmount());
  expect(complaints.mock.calls).toEqual([]);
});

test('a part that is at hand is drawn in the same turn', async () => {
  const Part = apart(async () => Word);
  await Part.ready();
  expect(renderToString(<Part text="here" />)).toBe('<b>here</b>');
});

test('a part that was lost is asked for again by whoever tries again', async () => {
  const load = vi.fn(async () => Word);
  load.mockRejectedValueOnce(new Error('lost'));
  const Part = apart(load);
  await expect(Part.ready()).rejects.toThrow('lost');
  await Part.ready();
  expect(renderToString(<Part text="here" />)).toBe('<b>here</b>');
  expect(load).toHaveBeenCalledTimes(2);
});
