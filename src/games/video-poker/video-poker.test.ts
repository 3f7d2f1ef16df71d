import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { seededChance } from '#tests/games/seeded-chance.ts';
import { toldStory } from '#tests/games/told-stories.ts';
import { videoPoker } from './video-poker.ts';

const chance = seededChance(96);
const holds = fc.subarray([0, 1, 2, 3, 4]);

test('a story of any hold is told the same as often as asked, and takes one step', () => {
  fc.assert(
    fc.property(fc.nat(), fc.bigInt(1n, 10n ** 15n), fc.array(holds), (round, coin, wanted) => {
      const steps = wanted.map((hold) => ({ hold }));
      const moments = toldStory(videoPoker, { coin: String(coin) }, steps, chance(round));
      expect(moments.length).toBe(Math.min(1, steps.length) + 1);
      for (const { staked } of moments) expect(staked).toBe(5n * coin);
    }),
  );
});

test('what was held stays, what was not comes from the rest of the same pack', () => {
  fc.assert(
    fc.property(fc.nat(), holds, (round, hold) => {
      const [first, last] = toldStory(videoPoker, { coin: '1' }, [{ hold }], chance(round));
      expect(first?.paid).toBe(null);
      expect(first?.view.held).toBe(null);
      const { dealt, cards } = last?.view ?? { dealt: [], cards: [] };
      expect(dealt).toEqual(first?.view.cards);
      expect(hold.map((place) => cards[place])).toEqual(hold.map((place) => dealt[place]));
      expect(new Set([...dealt, ...cards]).size).toBe(10 - hold.length);
    }),
  );
});

test('each of five coins is paid what the hand is worth', () => {
  for (let round = 0; round < 300; round += 1) {
    const told = toldStory(videoPoker, { coin: '7' }, [{ hold: [0, 1] }], chance(round)).at(-1);
    expect(told?.paid).toBe(35n * BigInt(told?.view.pays ?? -1));
    expect(told?.view.paid).toBe(String(told?.paid));
  }
});

test('what makes no sense is refused', () => {
  const takes = (step: unknown) => videoPoker.step && safeParse(videoPoker.step, step).success;
  expect([{ hold: [] }, { hold: [4, 0] }].map(takes)).toEqual([true, true]);
  const senseless = [{ hold: [5] }, { hold: [0, 0] }, { hold: [-1] }, { hold: [0.5] }, {}, null];
  expect([...senseless, { hold: [], more: 1 }].map(takes)).not.toContain(true);
  const chooses = (choices: unknown) => safeParse(videoPoker.choices, choices).success;
  expect(chooses({ coin: '20' })).toBe(true);
  expect([{ coin: '0' }, { coin: 20 }, { coin: '-5' }, {}].map(chooses)).not.toContain(true);
});
