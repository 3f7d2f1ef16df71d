import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { givenFloats, interval, seededChance } from '#tests/games/seeded-chance.ts';
import { toldStory } from '#tests/games/told-stories.ts';
import { cardOf } from '../cards.ts';
import { type BaccaratChoices, baccarat, baccaratBets, baccaratOdds } from './baccarat.ts';
import { bankerDraws } from './coup.ts';

const chance = seededChance(8);

/** Cards as they come: player, banker, player, banker, and on. */
function laid(names: string, choices: BaccaratChoices) {
  const floats = names.split(' ').map((name) => ((cardOf(name) ?? 0) + 0.5) / 52);
  const told = baccarat.tell(choices, [], givenFloats(floats));
  if (told.refused) throw new Error('Refused.');
  return told;
}

const edges = (packs: number | 'endless') =>
  baccaratOdds(packs).map((odds) => `${odds.bet} ${((1 - odds.return) * 100).toFixed(4)}`);

test('eight packs have the edges that books print', () => {
  expect(edges(8)).toEqual([
    'player 1.2351',
    'banker 1.0579',
    'tie 14.3596',
    'playerPair 10.3614',
    'bankerPair 10.3614',
  ]);
});

test('the endless shoe has edges of its own, and they are the ones that are shown', () => {
  expect(baccarat.odds()).toEqual(baccaratOdds('endless'));
  expect(edges('endless')).toEqual([
    'player 1.2281',
    'banker 1.0640',
    'tie 14.1170',
    'playerPair 7.6923',
    'bankerPair 7.6923',
  ]);
});

test('who wins is one of three in every shoe', () => {
  for (const packs of [1, 6, 8, 'endless'] as const) {
    const [player, banker, tie] = baccaratOdds(packs).map((odds) => odds.chance);
    expect((player ?? 0) + (banker ?? 0) - (tie ?? 0)).toBeCloseTo(1, 12);
  }
});

// By rows of the banker's total, from nothing to seven, for the player's third card from 0 to 9.
test('the banker draws as the table of the rules says', () => {
  const row = (total: number) =>
    Array.from({ length: 10 }, (_, third) => (bankerDraws([total], third) ? 'D' : 'S')).join('');
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(row)).toEqual([
    'DDDDDDDDDD',
    'DDDDDDDDDD',
    'DDDDDDDDDD',
    'DDDDDDDDSD',
    'SSDDDDDDSS',
    'SSSSDDDDSS',
    'SSSSSSDDSS',
    'SSSSSSSSSS',
  ]);
  const alone = [0, 1, 2, 3, 4, 5, 6, 7].map((total) => bankerDraws([total], undefined));
  expect(alone).toEqual([true, true, true, true, true, true, false, false]);
});

test('cards go to player and banker in turn, and the third ones to whoever draws', () => {
  const natural = laid('9h 2s Kd 3c', { player: '100' });
  expect(natural.view).toMatchObject({ player: { total: 9 }, banker: { total: 5 } });
  expect([natural.paid, natural.drawn]).toEqual([200n, 4]);
  const both = laid('2h 3s Kd Tc 4c 9c', { banker: '100' });
  expect(both.view.player.cards).toEqual(['2h', 'Kd', '4c']);
  expect(both.view.banker.cards).toEqual(['3s', 'Tc', '9c']);
  expect([both.view.winner, both.paid]).toEqual(['player', 0n]);
  const bankerAlone = laid('6h 3s Kd Tc 4c', { banker: '100' });
  expect(bankerAlone.view.banker.cards).toEqual(['3s', 'Tc', '4c']);
  expect(bankerAlone.paid).toBe(195n);
});

test('the house keeps five in the hundred of a banker, rounded once and down', () => {
  expect(laid('6h 9s Kd Tc', { banker: '1' }).paid).toBe(1n);
  expect(laid('6h 9s Kd Tc', { banker: '19', tie: '3' }).paid).toBe(37n);
});

test('a tie pays eight to one and gives both sides back; pairs pay eleven to one', () => {
  expect(laid('9h 9s Kd Tc', { player: '10', tie: '10' }).paid).toBe(100n);
  expect(laid('9h 9s Kd Tc', { banker: '10' }).paid).toBe(10n);
  const pairs = laid('4h 9s 4d Tc', { playerPair: '10', bankerPair: '10' });
  expect(pairs.view.bets.map(({ paid }) => paid)).toEqual(['120', '0']);
});

test('a story is told the same as often as asked, and takes no step', () => {
  const stakes = fc.option(fc.bigInt(1n, 10n ** 15n).map(String), { nil: undefined });
  const choices = fc.record({
    player: stakes,
    tie: stakes,
    playerPair: stakes,
    bankerPair: stakes,
  });
  fc.assert(
    fc.property(fc.nat(), choices, (round, chosen) => {
      fc.pre(baccarat.stakeOf(chosen) !== null);
      const [told] = toldStory(baccarat, chosen, [], chance(round));
      const paid = told?.view.bets.reduce((sum, bet) => sum + BigInt(bet.paid), 0n);
      expect(paid).toBe(told?.paid);
      expect(baccarat.tell(chosen, [undefined as never], chance(round))).toEqual({
        refused: 'step',
      });
    }),
  );
});

test('bets on both sides, on nothing, or on what there is not are refused', () => {
  expect(baccarat.stakeOf({ player: '5', banker: '5' })).toBe(null);
  expect(baccarat.stakeOf({})).toBe(null);
  expect(baccarat.stakeOf({ player: '5', tie: '2' })).toBe(7n);
  const chooses = (choices: unknown) => safeParse(baccarat.choices, choices).success;
  expect(baccaratBets.map((bet) => chooses({ [bet]: '1' }))).not.toContain(false);
  expect([{ dragon: '1' }, { tie: '0' }, { tie: 1 }, null].map(chooses)).not.toContain(true);
});

test.each(baccaratBets)('rounds on %s pay what was counted', (bet) => {
  const backs = Array.from({ length: 40_000 }, (_, round) => {
    const told = baccarat.tell({ [bet]: '100' }, [], chance(round));
    return told.refused ? Number.NaN : Number(told.paid) / 100;
  });
  const odds = baccarat.odds().find((one) => one.bet === bet);
  const back = interval(backs);
  expect(odds?.return).toBeGreaterThan(back.low);
  expect(odds?.return).toBeLessThan(back.high);
  const paid = interval(backs.map(Math.sign));
  expect(odds?.chance).toBeGreaterThan(paid.low);
  expect(odds?.chance).toBeLessThan(paid.high);
});
