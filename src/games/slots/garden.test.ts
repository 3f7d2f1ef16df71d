import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { givenFloats, interval, seededChance } from '#tests/games/seeded-chance.ts';
import { toldStory } from '#tests/games/told-stories.ts';
import { potReturn } from '../jackpot.ts';
import { sum, toNumber } from '../ratio.ts';
import { countGarden } from './count-garden.ts';
import { garden, gardenReels } from './garden.ts';
import { flower, freeSpins, gardenStrips, gardenSymbols, wild } from './garden-reels.ts';
import { potsOf } from './pots.ts';

const chance = seededChance(5);

/** A spin at which these places of the strips lie in the upper row, and what follows it. */
function spinAt(stops: readonly number[], stake: string, later: readonly number[] = []) {
  const floats = [...stops, ...later].map((stop) => (stop + 0.5) / 30);
  const told = garden.tell({ stake }, [], givenFloats(floats));
  if (told.refused) throw new Error('Refused.');
  return told;
}

const stopOf = (reel: number, letter: string) => gardenStrips[reel]?.indexOf(letter) ?? -1;

test('the figures that are shown are those that all stops of all reels give', () => {
  const counted = countGarden();
  expect(counted.return).toEqual(gardenReels.return);
  expect(counted.chance).toEqual(gardenReels.chance);
  // One flower on each strip, seen at three of thirty stops: three, four or five of five.
  expect(toNumber(counted.freeSpinsChance)).toBeCloseTo(
    10 * 0.1 ** 3 * 0.9 ** 2 + 5 * 0.1 ** 4 * 0.9 + 0.1 ** 5,
    12,
  );
});

test('reels and pots together give back between 0.94 and 0.97, and that is what is shown', () => {
  const [spin] = garden.odds();
  const total = toNumber(sum([gardenReels.return, ...potsOf(garden.code).map(potReturn)]));
  expect(spin?.return).toBe(total);
  expect(total.toFixed(4)).toBe('0.9476');
});

test('the strips are what the count relies on: known symbols, one flower each, no wild outside', () => {
  for (const strip of gardenStrips) {
    expect(strip).toHaveLength(30);
    expect([...strip].filter((letter) => gardenSymbols[letter] === undefined)).toEqual([]);
    expect([...strip].filter((letter) => letter === flower)).toHaveLength(1);
  }
  expect(gardenStrips.map((strip) => strip.includes(wild))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('ways multiply over neighbouring reels, and a wild stands for what wins', () => {
  // Bees on the first two reels, a wild on the third, none on the fourth.
  const stops = [stopOf(0, 'E'), stopOf(1, 'E'), stopOf(2, 'W'), stopOf(3, 'F'), 0];
  const [spin] = spinAt(stops, '100').view.spins;
  expect(spin?.reels[2]?.[0]).toBe('wild');
  const bee = spin?.wins.find(({ symbol }) => symbol === 'bee');
  const counts = [0, 1, 2].map(
    (reel) => spin?.reels[reel]?.filter((one) => one === 'bee' || one === 'wild').length ?? 0,
  );
  const ways = counts.reduce((so, one) => so * one, 1);
  expect(bee).toMatchObject({ count: 3, ways, multiplier: String(1.5 * ways) });
  expect(bee?.rows.map((rows) => rows.length)).toEqual(counts);
});

test('three flowers bring ten free spins at twice the pay, and flowers among those bring none', () => {
  const flowers = [0, 1, 2, 3, 4].map((reel) => stopOf(reel, 'F'));
  const later = Array.from({ length: freeSpins }, () => flowers).flat();
  const told = spinAt(flowers, '100', later);
  expect(told.view.spins).toHaveLength(1 + freeSpins);
  expect(told.drawn).toBe(5 * (1 + freeSpins));
  const [bought, ...free] = told.view.spins;
  expect(bought?.wins.at(-1)).toMatchObject({ symbol: 'flower', count: 5, multiplier: '50' });
  for (const spin of free) {
    expect(spin.isFree).toBe(true);
    expect(Number(spin.multiplier)).toBe(2 * Number(bought?.multiplier));
  }
  expect(told.paid).toBe(BigInt(Math.round(Number(bought?.multiplier) * 21 * 100)));
});

test('a story is told the same as often as asked, and what is not whole is cut once', () => {
  fc.assert(
    fc.property(fc.nat(), fc.bigInt(1n, 10n ** 14n), (round, stake) => {
      const [told] = toldStory(garden, { stake: String(stake) }, [], chance(round));
      const hundredths = BigInt(Math.round(Number(told?.view.multiplier) * 100));
      expect(told?.paid).toBe((stake * hundredths) / 100n);
      const spins = told?.view.spins.reduce((so, spin) => so + Number(spin.multiplier), 0);
      expect(spins).toBeCloseTo(Number(told?.view.multiplier), 9);
      expect(garden.tell({ stake: '1' }, [undefined as never], chance(round))).toEqual({
        refused: 'step',
      });
    }),
  );
});

test('what makes no sense is refused', () => {
  const chooses = (choices: unknown) => safeParse(garden.choices, choices).success;
  expect(chooses({ stake: '50' })).toBe(true);
  expect([{ stake: '0' }, { stake: 5 }, { stake: '5', ways: 1 }, {}].map(chooses)).not.toContain(
    true,
  );
});

test('spins give back what was counted', () => {
  const backs = Array.from({ length: 40_000 }, (_, round) => {
    const told = garden.tell({ stake: '100' }, [], chance(round));
    return told.refused ? Number.NaN : Number(told.paid) / 100;
  });
  const back = interval(backs);
  expect(toNumber(gardenReels.return)).toBeGreaterThan(back.low);
  expect(toNumber(gardenReels.return)).toBeLessThan(back.high);
  const paid = interval(backs.map(Math.sign));
  expect(toNumber(gardenReels.chance)).toBeGreaterThan(paid.low);
  expect(toNumber(gardenReels.chance)).toBeLessThan(paid.high);
});
