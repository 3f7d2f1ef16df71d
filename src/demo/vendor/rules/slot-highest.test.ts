import { expect, test } from 'vitest';
import { highestOf } from './slot-highest.ts';
import { type SlotModel, slotModel } from './slot-model.ts';
import { slotOf } from './slot-of-code.ts';
import { bringsFreeSpins, spinAt } from './slot-spin.ts';

/** Every stop of every reel there is. */
function* everyStop(model: SlotModel, stops: number[] = []): Generator<number[]> {
  const reel = model.reels[stops.length];
  if (!reel) {
    yield stops;
    return;
  }
  for (const stop of reel.keys()) yield* everyStop(model, [...stops, stop]);
}

test.each([
  ['lines', slotModel],
  ['ways', slotOf('PG-RNG-WAYS-gem-0001').model],
])('the highest win is the one that every stop of small reels gives, by %s', (_name, model) => {
  const small: SlotModel = {
    ...model,
    reels: [
      [2, 1, 3, 4, 2, 5],
      [0, 2, 3, 1, 4],
      [2, 1, 2, 0, 3, 4],
      [2, 3, 1, 2, 0],
      [4, 2, 1, 3, 2],
    ],
  };
  const stops = [...everyStop(small)];
  const free = Math.max(...stops.map((stop) => spinAt(small, stop, true).pays));
  const rounds = stops.map((stop) => {
    const spin = spinAt(small, stop, false);
    return spin.pays + (bringsFreeSpins(spin) ? free * small.freeSpins : 0);
  });
  expect(highestOf(small)).toBe(Math.floor(Math.max(...rounds) / small.units));
});
