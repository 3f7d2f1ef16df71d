import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { givenFloats, interval, seededChance } from '#tests/games/seeded-chance.ts';
import { toldStory } from '#tests/games/told-stories.ts';
import { cardOf } from '../cards.ts';
import type { Standing } from '../game.ts';
import { adviseBlackjack } from './advise.ts';
import { type BlackjackView, blackjack } from './blackjack.ts';
import { type BlackjackStep, blackjackSteps } from './table.ts';

const chance = seededChance(21);

/** Cards as they come: player, dealer, player, the dealer's hidden one, and on. */
function laid(names: string, steps: readonly BlackjackStep[], stake = '100') {
  const floats = names.split(' ').map((name) => ((cardOf(name) ?? 0) + 0.5) / 52);
  const told = blackjack.tell({ stake }, steps, givenFloats(floats));
  if (told.refused) throw new Error('Refused.');
  return told;
}

const outcomes = (told: Standing<BlackjackView>) => told.view.hands.map(({ outcome }) => outcome);

test('any story is told the same as often as asked, and ends with something that is not negative', () => {
  const wanted = fc.array(fc.constantFrom(...blackjackSteps), { maxLength: 20 });
  fc.assert(
    fc.property(fc.nat(), fc.bigInt(1n, 10n ** 16n), wanted, (round, stake, steps) => {
      const moments = toldStory(blackjack, { stake: String(stake) }, steps, chance(round));
      const last = moments.at(-1);
      expect(last?.view.legal.length === 0).toBe(last?.paid !== null);
      expect(last?.paid ?? 0n).toBeLessThanOrEqual(8n * stake);
    }),
  );
});

test('only what is legal is taken, and all that is legal is', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat(3), { maxLength: 12 }), (round, picks) => {
      const taken: BlackjackStep[] = [];
      for (const pick of picks) {
        const told = blackjack.tell({ stake: '10' }, taken, chance(round));
        const legal = told.refused ? [] : told.view.legal;
        for (const step of blackjackSteps) {
          const next = blackjack.tell({ stake: '10' }, [...taken, step], chance(round));
          expect(next.refused === undefined).toBe(legal.includes(step));
        }
        const step = legal[pick % Math.max(1, legal.length)];
        if (step) taken.push(step);
      }
    }),
  );
});

test('a natural is paid three to two at once, and an odd half goes down', () => {
  expect(laid('As 9d Kc 9s', [], '101').paid).toBe(252n);
  expect(outcomes(laid('As 9d Kc 9s', []))).toEqual(['blackjack']);
  expect(laid('As Td Kc Ac', []).paid).toBe(100n);
  expect(outcomes(laid('9s Td Kc Ac', []))).toEqual(['lose']);
});

test('the dealer draws to seventeen and stands on a soft one', () => {
  const told = laid('Ts 6d 8c Ac', ['stand']);
  expect(told.view.dealer).toMatchObject({ cards: ['6d', 'Ac'], total: 17, isSoft: true });
  expect(told.paid).toBe(200n);
  const drew = laid('Ts 6d 8c 5c 4h Ks', ['stand']);
  expect(drew.view.dealer).toMatchObject({ cards: ['6d', '5c', '4h', 'Ks'], total: 25 });
  expect(outcomes(drew)).toEqual(['win']);
});

test('against a hand that is gone the dealer does not draw', () => {
  const told = laid('Ts 6d 6c 5c Kh', ['hit']);
  expect(outcomes(told)).toEqual(['bust']);
  expect(told.view.dealer.cards).toEqual(['6d', '5c']);
  expect(told.paid).toBe(0n);
});

test('doubling puts the same again down for one card', () => {
  const told = laid('5s 6d 6c Tc Th Kd', ['double']);
  expect(told.staked).toBe(200n);
  expect(told.paid).toBe(400n);
  expect(told.view.hands[0]).toMatchObject({ cards: ['5s', '6c', 'Th'], isDoubled: true });
});

test('two hands of a split stand and fall for themselves, and ace and ten are twenty-one there', () => {
  const told = laid('8s 6d 8c Tc 3h Ts Kd 5s 4d', ['split', 'double', 'stand']);
  expect(told.view.hands.map(({ cards }) => cards)).toEqual([
    ['8s', '3h', 'Ts'],
    ['8c', 'Kd'],
  ]);
  expect(told.view.dealer.total).toBe(21);
  expect(outcomes(told)).toEqual(['push', 'lose']);
  expect([told.staked, told.paid]).toEqual([300n, 200n]);
  const aces = laid('As 6d Ac Tc Th 9d 5h', ['split']);
  expect(aces.view.hands.map(({ total }) => total)).toEqual([21, 20]);
  expect(outcomes(aces)).toEqual(['push', 'lose']);
});

test('insurance is offered under an ace, and pays two to one for the natural', () => {
  const offered = laid('Ts Ad 8c Kc', []);
  expect(offered.view.legal).toEqual(['insure', 'decline']);
  expect(offered.paid).toBe(null);
  const insured = laid('Ts Ad 8c Kc', ['insure'], '101');
  expect([insured.staked, insured.paid]).toEqual([151n, 150n]);
  expect(laid('Ts Ad 8c Kc', ['decline']).paid).toBe(0n);
  expect(laid('Ts Ad 8c 7c', ['insure', 'stand'])).toMatchObject({ staked: 150n, paid: 100n });
  // Half of the smallest stake is nothing, and nothing cannot be insured.
  expect(laid('Ts Ad 8c 7c', ['stand'], '1').view.insurance.state).toBe('not-offered');
});

test('the hidden card is in no view: any that decides nothing yet leaves it as it was', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(51), fc.nat(51), (round, one, other) => {
      const withHole = (card: number) => (position: number) =>
        position === 3 ? (card + 0.5) / 52 : chance(round)(position);
      const [told, retold] = [one, other].map((card) =>
        blackjack.tell({ stake: '10' }, [], withHole(card)),
      );
      if (told?.refused || retold?.refused || told?.paid !== null || retold?.paid !== null) return;
      expect(told.view.dealer.cards).toHaveLength(1);
      expect(told.view).toEqual(retold.view);
    }),
    { numRuns: 300 },
  );
});

test('what makes no sense is refused', () => {
  const step = (value: unknown) => blackjack.step && safeParse(blackjack.step, value).success;
  expect(blackjackSteps.map(step)).not.toContain(false);
  expect(['surrender', '', 1, null, {}].map(step)).not.toContain(true);
  const chooses = (choices: unknown) => safeParse(blackjack.choices, choices).success;
  expect(chooses({ stake: '1' })).toBe(true);
  expect([{ stake: '0' }, { stake: '1', side: '1' }, {}].map(chooses)).not.toContain(true);
});

test('rounds played by the hint pay what was counted', () => {
  const rounds = Array.from({ length: 20_000 }, (_, round) => {
    const steps: BlackjackStep[] = [];
    for (;;) {
      const told = blackjack.tell({ stake: '1000' }, steps, chance(round));
      if (told.refused) throw new Error('The hint was refused.');
      if (told.paid !== null) {
        return { gain: Number(told.paid - told.staked) / 1000, isPaid: told.paid > 0n };
      }
      steps.push(adviseBlackjack(told.view)?.step ?? 'stand');
    }
  });
  const [main] = blackjack.odds();
  const gain = interval(rounds.map((one) => one.gain));
  expect((main?.return ?? 0) - 1).toBeGreaterThan(gain.low);
  expect((main?.return ?? 0) - 1).toBeLessThan(gain.high);
  const paid = interval(rounds.map(({ isPaid }) => Number(isPaid)));
  expect(main?.chance).toBeGreaterThan(paid.low);
  expect(main?.chance).toBeLessThan(paid.high);
});
