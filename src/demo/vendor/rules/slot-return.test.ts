import { expect, test } from 'vitest';
import { type SlotModel, slotModel } from './slot-model.ts';
import { slotKinds, slotOf } from './slot-of-code.ts';
import { returnOf } from './slot-return.ts';
import { bringsFreeSpins, drawStops, payOf, spinAt } from './slot-spin.ts';
import { slotStakesIn } from './stakes.ts';

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
])(
  'the return that is counted is the one that every stop of small reels gives, by %s',
  (_name, model) => {
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
    const base = stops.map((stop) => spinAt(small, stop, false));
    const free = stops.map((stop) => spinAt(small, stop, true));
    const mean = (pays: readonly number[]) =>
      pays.reduce((sum, one) => sum + one, 0) / pays.length / small.units;
    const freeChance = base.filter(bringsFreeSpins).length / base.length;
    const whole =
      mean(base.map(({ pays }) => pays)) +
      freeChance * small.freeSpins * mean(free.map(({ pays }) => pays));
    const counted = returnOf(small);
    expect(counted.freeChance).toBeCloseTo(freeChance, 12);
    expect(counted.whole).toBeCloseTo(whole, 9);
  },
);

test('the reels that are played on return what players are told', () => {
  const counted = returnOf(slotModel);
  expect(counted.whole).toBeCloseTo(0.9624, 4);
  expect(1 / counted.freeChance).toBeCloseTo(140.4, 1);
});

test('lines are as many as the class says, each of them once, and return the same on average', () => {
  for (const { model, returns } of Object.values(slotKinds)) {
    expect(new Set(model.lines.map(String)).size).toBe(model.lines.length);
    if (model.isWays) continue;
    expect(model.lines.length).toBe(model.units);
    expect(returns.whole).toBeCloseTo(0.9624, 4);
  }
  expect(slotOf('PG-RNG-WAYS-gem-0001').returns.whole).toBeCloseTo(0.9684, 4);
});

test('every stake of every currency comes apart into units without a rest', () => {
  for (const { model } of Object.values(slotKinds)) {
    for (const currency of ['COP', 'USD', 'POINTS', 'XXX']) {
      for (const stake of slotStakesIn(currency, model.units)) {
        expect(stake % BigInt(model.units)).toBe(0n);
      }
    }
  }
});

test('no window holds two stars of one reel, so that three of them are three reels', () => {
  for (const reel of slotModel.reels) {
    expect(reel.filter((symbol) => symbol === 1)).toHaveLength(1);
  }
});

test('a line counts from the left, and the wild stands for what it is among', () => {
  expect(payOf(slotModel, [4, 0, 4, 5, 4])).toEqual({ symbol: 4, count: 3, pays: 25 });
  expect(payOf(slotModel, [5, 4, 4, 4, 4]).pays).toBe(0);
  expect(payOf(slotModel, [2, 0, 0, 0, 2])).toEqual({ symbol: 2, count: 5, pays: 1_500 });
});

test('a wild does not stand for the star', () => {
  expect(payOf(slotModel, [1, 0, 0, 3, 3]).pays).toBe(0);
});

test('chance from one end to the other reaches every stop and no other', () => {
  expect(drawStops(slotModel, () => 0)).toEqual([0, 0, 0, 0, 0]);
  const last = slotModel.reels.map((reel) => reel.length - 1);
  expect(drawStops(slotModel, () => 1 - 2 ** -48)).toEqual(last);
});
