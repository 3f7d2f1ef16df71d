import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { givenFloats, interval, seededChance } from '#tests/games/seeded-chance.ts';
import { toldStory } from '#tests/games/told-stories.ts';
import { cardOf } from './cards.ts';
import { type HiLoStep, hiLo, longestRound } from './hi-lo.ts';

const chance = seededChance(13);
const allSteps: HiLoStep[] = ['high', 'low', 'skip', 'cash-out'];

function laid(names: string, steps: readonly HiLoStep[], stake = '100') {
  const floats = names.split(' ').map((name) => ((cardOf(name) ?? 0) + 0.5) / 52);
  return hiLo.tell({ stake }, steps, givenFloats(floats));
}

function standing(names: string, steps: readonly HiLoStep[], stake?: string) {
  const told = laid(names, steps, stake);
  if (told.refused) throw new Error('Refused.');
  return told;
}

test('every guess on every card gives back exactly 0.99', () => {
  const odds = hiLo.odds();
  expect(odds).toHaveLength(26);
  expect(odds.map((one) => one.return)).toEqual(odds.map(() => 0.99));
  const chanceOf = (bet: string) => (odds.find((one) => one.bet === bet)?.chance ?? 0) * 13;
  expect(['A-high', 'A-low', '7-high', '7-low', 'K-high', 'K-low'].map(chanceOf)).toEqual([
    12, 1, 7, 7, 1, 12,
  ]);
});

test('an even card counts for both guesses, but for the sure one on ace and king', () => {
  expect(standing('7h 7c', ['high']).view.isLost).toBe(false);
  expect(standing('7h 7c', ['low']).view.isLost).toBe(false);
  expect(standing('Ah As', ['high']).view.isLost).toBe(true);
  expect(standing('Ah As', ['low']).view.isLost).toBe(false);
  expect(standing('Kh Ks', ['low']).view.isLost).toBe(true);
  expect(standing('Kh Ks', ['high']).view.isLost).toBe(false);
  expect(standing('Kh 2s', ['low']).view.isLost).toBe(false);
});

test('right guesses multiply, the house takes its part once, and what is paid goes down once', () => {
  const told = standing('7h 9s 2c', ['high', 'low', 'cash-out'], '101');
  // 101 × 0.99 × 13/7 × 13/9
  expect(told.paid).toBe((101n * 99n * 169n) / (100n * 63n));
  expect(told.view.multiplier).toBe('2.6557');
  expect(told.view.worth).toBe(String(told.paid));
});

test('nothing can be cashed before the first right guess, nor anything done after the end', () => {
  expect(laid('7h 9s', ['cash-out'])).toEqual({ refused: 'step' });
  expect(laid('7h 9s', ['skip', 'cash-out'])).toEqual({ refused: 'step' });
  for (const step of allSteps) {
    expect(laid('7h 9s 2c', ['high', 'cash-out', step])).toEqual({ refused: 'step' });
    expect(laid('7h 9s 2c', ['low', step])).toEqual({ refused: 'step' });
  }
});

test('a lost round pays nothing, whatever it was worth before', () => {
  const told = standing('7h 9s 2c', ['high', 'high']);
  expect(told.view).toMatchObject({ isLost: true, worth: null, multiplier: null, offers: [] });
  expect(told.paid).toBe(0n);
});

test('no guess is offered that leads above the highest multiplier', () => {
  const kings = Array.from({ length: 6 }, () => 'Kh').join(' ');
  const high: HiLoStep[] = ['high', 'high', 'high'];
  const told = standing(kings, high);
  // 0.99 × 13³ is 2175.03; once more would be too much.
  expect(told.view.multiplier).toBe('2175.03');
  expect(told.view.offers.map(({ guess }) => guess)).toEqual(['low']);
  expect(laid(kings, [...high, 'high'])).toEqual({ refused: 'step' });
  expect(standing(kings, [...high, 'cash-out']).paid).toBe(217_503n);
});

test('skipping comes to an end', () => {
  const skips = (count: number) => Array.from({ length: count }, () => 'skip' as const);
  const last = hiLo.tell({ stake: '1' }, skips(longestRound - 1), chance(1));
  expect(last.refused).toBe(undefined);
  expect(last).toMatchObject({ view: { canSkip: false } });
  expect(hiLo.tell({ stake: '1' }, skips(longestRound), chance(1))).toEqual({ refused: 'step' });
});

test('any story is told the same as often as asked, and its offers say what comes', () => {
  const wanted = fc.array(fc.constantFrom(...allSteps), { maxLength: 30 });
  fc.assert(
    fc.property(fc.nat(), fc.bigInt(1n, 10n ** 14n), wanted, (round, stake, steps) => {
      const moments = toldStory(hiLo, { stake: String(stake) }, steps, chance(round));
      moments.slice(1).forEach(({ view }, before) => {
        const step = view.steps.at(-1);
        const offer = moments[before]?.view.offers.find(({ guess }) => guess === step);
        if (offer && !view.isLost) expect(view.worth).toBe(offer.worth);
      });
    }),
  );
});

test('what makes no sense is refused', () => {
  const takes = (step: unknown) => hiLo.step && safeParse(hiLo.step, step).success;
  expect(allSteps.map(takes)).not.toContain(false);
  expect(['same', '', null, 1].map(takes)).not.toContain(true);
  const chooses = (choices: unknown) => safeParse(hiLo.choices, choices).success;
  expect([{ stake: '0' }, { stake: '01' }, {}, { stake: '1', auto: 5 }].map(chooses)).not.toContain(
    true,
  );
});

test.each([
  ['the likelier side, three times', 3, true],
  ['the unlikelier side, once', 1, false],
])('rounds on %s pay what was counted', (_, guesses, takesLikelier) => {
  const backs = Array.from({ length: 20_000 }, (_, round) => {
    const steps: HiLoStep[] = [];
    for (;;) {
      const told = hiLo.tell({ stake: '100000' }, steps, chance(round));
      if (told.refused) throw new Error('An offer was refused.');
      if (told.paid !== null) return Number(told.paid) / 100_000;
      const [one, other] = told.view.offers;
      const isOne = (one?.winningRanks ?? 0) > (other?.winningRanks ?? 0) === takesLikelier;
      const isDone = steps.length === guesses;
      steps.push(isDone ? 'cash-out' : ((isOne ? one : other)?.guess ?? 'cash-out'));
    }
  });
  const back = interval(backs);
  expect(0.99).toBeGreaterThan(back.low);
  expect(0.99).toBeLessThan(back.high);
});
