import { expect, test } from 'vitest';
import {
  cannonStrengths,
  catchChance,
  drawKind,
  fishFacts,
  fishKinds,
  fishPrize,
  fishReturn,
  fishWeights,
  shotStake,
} from './fish-kinds.ts';
import { type Fish, placeOf, swimMilliseconds } from './fish-paths.ts';

test('every kind brings back ninety-six in the hundred, with every strength and every stake', () => {
  for (const kind of fishKinds) {
    for (const strength of cannonStrengths) {
      for (const small of [10n, 100n, 50_000n]) {
        const stake = shotStake(small, strength);
        const back = catchChance(kind) * Number(fishPrize(kind, stake));
        expect(back / Number(stake)).toBeCloseTo(fishReturn / 100, 12);
      }
    }
  }
});

test('a shot costs something in every currency', () => {
  expect(cannonStrengths.map((strength) => shotStake(1n, strength))).toEqual([1n, 2n, 5n]);
});

test('kinds come by their weight, over the whole of chance', () => {
  const weights = fishKinds.reduce((sum, kind) => sum + fishFacts[kind].weight, 0);
  const seen = new Map<string, number>();
  for (let nth = 0; nth < weights; nth += 1) {
    const kind = drawKind((nth + 0.5) / weights, fishWeights(''));
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
  }
  expect(Object.fromEntries(seen)).toEqual(
    Object.fromEntries(fishKinds.map((kind) => [kind, fishFacts[kind].weight])),
  );
});

test('what a cover shows comes often, and great fish more often to a hunt for them', () => {
  const usual = fishWeights('JDB-FISH-SHOOTER-anchor-0001');
  const shark = fishWeights('JDB-FISH-SHOOTER-shark-0001');
  const hunt = fishWeights('JDB-FISH-BOSS-shark-0001');
  expect(shark).toEqual({ ...usual, shark: usual.shark * 3 });
  expect(hunt).toEqual({
    ...shark,
    shark: usual.shark * 9,
    whale: usual.whale * 3,
    octopus: usual.octopus * 3,
  });
});

test('a fish comes in at one side, leaves at the other, and never jumps on its way', () => {
  let longestStep = 0;
  let farthestFromMiddle = 0;
  for (let seed = 0; seed < 150; seed += 1) {
    const kind = fishKinds[seed % fishKinds.length] ?? 'sardine';
    const fish: Fish = { id: seed, kind, born: 5_000, seed: Math.imul(seed, 2_654_435_761) >>> 0 };
    const last = 5_000 + Math.floor(swimMilliseconds(fish)) - 1;
    const at = (now: number) => placeOf(fish, now) ?? { x: Number.NaN, y: Number.NaN };
    expect([placeOf(fish, 4_999), placeOf(fish, last + 2)]).toEqual([null, null]);
    const ends = [at(5_000).x, at(last).x];
    expect(Math.min(...ends)).toBeLessThan(0);
    expect(Math.max(...ends)).toBeGreaterThan(1);
    for (let now = 5_032; now <= last; now += 32) {
      const [before, here] = [at(now - 32), at(now)];
      longestStep = Math.max(longestStep, Math.hypot(here.x - before.x, here.y - before.y));
      farthestFromMiddle = Math.max(farthestFromMiddle, Math.abs(here.y - 0.44));
    }
  }
  expect(longestStep).toBeLessThan(0.012);
  expect(farthestFromMiddle).toBeLessThan(0.37);
});
