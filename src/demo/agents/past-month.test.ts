import { expect, test } from 'vitest';
import { type PastGame, pastMonth } from './past-month.ts';
import { teamMembers } from './team-members.ts';

const now = new Date('2026-11-24T12:00:00Z');
const games: PastGame[] = [{ code: 'G', vendor: 'PG', class: 'RNG', name: { es: 'Juego' } }];
const month = () => pastMonth(teamMembers, games, { now, seed: 7 });

test('a past month is the same whenever it is told, and nothing of it is still to come', () => {
  expect(month()).toEqual(month());
  const { bets, money } = month();
  expect([...bets, ...money].every(({ at }) => at <= now)).toBe(true);
  expect(new Set(bets.map(({ round }) => round)).size).toBe(bets.length);
  expect(new Set(money.map(({ reference }) => reference)).size).toBe(money.length);
});

test('the house won it, and everybody of the team played', () => {
  const { bets } = month();
  const sum = (amounts: bigint[]) => amounts.reduce((all, one) => all + one, 0n);
  expect(sum(bets.map(({ payout }) => payout))).toBeLessThan(sum(bets.map(({ stake }) => stake)));
  expect(new Set(bets.map(({ account }) => account)).size).toBe(teamMembers.length);
});
