import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { givenFloats, interval, seededChance } from '#tests/games/seeded-chance.ts';
import { toldStory } from '#tests/games/told-stories.ts';
import { potReturn } from '../jackpot.ts';
import { ratio, sum, toNumber } from '../ratio.ts';
import { countOrchard, orchard, orchardStrips } from './orchard.ts';
import { potsOf } from './pots.ts';

const chance = seededChance(3);

/** The spin at which these places of the strips lie in the upper row. */
function spinAt(stops: readonly number[], stake = '500') {
  const floats = stops.map((stop, reel) => (stop + 0.5) / (orchardStrips[reel]?.length ?? 1));
  const told = orchard.tell({ stake }, [], givenFloats(floats));
  if (told.refused) throw new Error('Refused.');
  return told;
}

test('every reel has the symbols that the count by hand needs', () => {
  for (const strip of orchardStrips) {
    expect([...strip].sort().join('')).toBe('BBBBCCCCCCLLLLLPPPPPRRRS');
  }
});

test('reels give back what can be counted by hand from how often each symbol is on a strip', () => {
  const byHand =
    1 ** 3 * 777 +
    3 ** 3 * 77 +
    4 ** 3 * 30 +
    5 ** 3 * 18 +
    5 ** 3 * 14 +
    6 ** 3 * 10 +
    6 * 6 * 18 * 3;
  expect(countOrchard().return).toEqual(ratio(byHand, 24 ** 3));
});

test('reels and pot together give back between 0.94 and 0.97, and that is what is shown', () => {
  const [spin] = orchard.odds();
  const total = toNumber(sum([countOrchard().return, ...potsOf(orchard.code).map(potReturn)]));
  expect(spin?.return).toBe(total);
  expect(total.toFixed(4)).toBe('0.9500');
});

test('a stop shows its symbol above, and the strip goes on from its end', () => {
  expect(spinAt([0, 0, 0]).view.reels).toEqual([
    ['seven', 'cherry', 'lemon'],
    ['plum', 'cherry', 'bell'],
    ['lemon', 'plum', 'cherry'],
  ]);
  expect(spinAt([23, 0, 0]).view.reels[0]).toEqual(['plum', 'seven', 'cherry']);
});

test('lines pay from the left, and two cherries do', () => {
  // Cherry and cherry in the middle row, and down from the seven nothing.
  const { view, paid } = spinAt([0, 0, 0], '500');
  expect(view.wins).toEqual([{ line: 0, symbol: 'cherry', count: 2, pays: 3 }]);
  expect(paid).toBe(300n);
});

test('three sevens on a line pay 777 parts of the stake', () => {
  const stops = orchardStrips.map((strip) => (strip.indexOf('S') + 23) % 24);
  const { view, paid } = spinAt(stops, '5');
  expect(view.wins).toContainEqual({ line: 0, symbol: 'seven', count: 3, pays: 777 });
  expect(paid).toBe(BigInt(view.wins.reduce((so, { pays }) => so + pays, 0)));
});

test('a story is told the same as often as asked, and what is not whole is cut once', () => {
  fc.assert(
    fc.property(fc.nat(), fc.bigInt(1n, 10n ** 16n), (round, stake) => {
      const [told] = toldStory(orchard, { stake: String(stake) }, [], chance(round));
      const parts = told?.view.wins.reduce((so, { pays }) => so + pays, 0) ?? 0;
      expect(told?.paid).toBe((stake * BigInt(parts)) / 5n);
      expect(orchard.tell({ stake: '1' }, [undefined as never], chance(round))).toEqual({
        refused: 'step',
      });
    }),
  );
});

test('what makes no sense is refused', () => {
  const chooses = (choices: unknown) => safeParse(orchard.choices, choices).success;
  expect(chooses({ stake: '5' })).toBe(true);
  expect([{ stake: '0' }, { stake: 5 }, { stake: '5', lines: 1 }, {}].map(chooses)).not.toContain(
    true,
  );
});

test('spins give back what was counted', () => {
  const counted = countOrchard();
  const backs = Array.from({ length: 60_000 }, (_, round) => {
    const told = orchard.tell({ stake: '5' }, [], chance(round));
    return told.refused ? Number.NaN : Number(told.paid) / 5;
  });
  const back = interval(backs);
  expect(toNumber(counted.return)).toBeGreaterThan(back.low);
  expect(toNumber(counted.return)).toBeLessThan(back.high);
  const paid = interval(backs.map(Math.sign));
  expect(toNumber(counted.chance)).toBeGreaterThan(paid.low);
  expect(toNumber(counted.chance)).toBeLessThan(paid.high);
});
