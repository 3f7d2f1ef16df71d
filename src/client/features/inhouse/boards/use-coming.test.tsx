// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenShown } from '#client/features/wallet/held-news.ts';
import { useComing, useComingTold } from './use-coming.ts';

/** A browser's motions, each ended when the test says so. */
const ends = new Map<Element, () => void>();
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.animate = function animate() {
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(this, resolve);
    return { finished: promise, cancel: resolve } as unknown as Animation;
  };
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(() => root.unmount());
  ends.clear();
  vi.unstubAllGlobals();
});

function Wheel({ roundId }: { roundId: string | undefined }) {
  const disc = useRef<HTMLDivElement>(null);
  useComing(disc, roundId, () => []);
  useComingTold(roundId);
  return <div ref={disc} />;
}

async function turn(): Promise<{ wheel: Element; clock: Element }> {
  await act(() => root.render(<Wheel roundId={undefined} />));
  await act(() => root.render(<Wheel roundId="1" />));
  const [wheel, clock] = [...ends.keys()];
  if (!wheel || clock !== document.documentElement) throw new Error('Nothing turns.');
  return { wheel, clock };
}

/** All that was about to happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the balance is told when the wheel rests, though the clock beside it ended before', async () => {
  const { wheel, clock } = await turn();
  const told = vi.fn();
  whenShown('balance', told);
  ends.get(clock)?.();
  await settle();
  await settle();
  expect(told).not.toHaveBeenCalled();
  ends.get(wheel)?.();
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
});

test('who leaves while the wheel turns is not kept waiting', async () => {
  await turn();
  const told = vi.fn();
  whenShown('balance', told);
  await act(() => root.render(null));
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
});
