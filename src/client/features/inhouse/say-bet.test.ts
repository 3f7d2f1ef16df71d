import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { allGames } from '#games/all-games.ts';
import { sayBet } from './say-bet.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('no bet of any game is shown by the name the rules have for it', () => {
  for (const [rules, { game }] of allGames) {
    for (const { bet } of game.odds()) {
      const said = sayBet(rules, bet, i18n);
      expect(said, `${rules} ${bet}`).not.toBe(bet);
      expect(said, `${rules} ${bet}`).toMatch(/\S/);
      expect(said, `${rules} ${bet}`).not.toMatch(/undefined|NaN|\{/);
    }
  }
});

test('only bets with the same chance and the same return are called alike', () => {
  for (const [rules, { game }] of allGames) {
    const known = new Map<string, string>();
    for (const { bet, chance, return: share } of game.odds()) {
      const said = sayBet(rules, bet, i18n);
      const figures = `${chance} ${share}`;
      expect(known.get(said) ?? figures, `${rules} ${said}`).toBe(figures);
      known.set(said, figures);
    }
  }
});

test.each([
  ['VB_DICE', 'over 50.00', 'Over 50.00'],
  ['VB_ROULETTE', '17-20', '2 numbers that lie together'],
  ['VB_ROULETTE', 'dozen-2', 'A dozen'],
  ['VB_MINES', '1 mines, taken after 3 picks', '1 mine · 3 safe picks'],
  ['VB_HI_LO', 'T-high', '10 · Higher or same'],
  ['VB_HI_LO', 'K-low', 'K · Lower'],
  ['VB_PLINKO', '8 rows, low', '8 rows · Low'],
  ['VB_BACCARAT', 'bankerPair', 'Banker pair'],
])('%s: %s is “%s”', (rules, bet, words) => {
  expect(sayBet(rules, bet, i18n)).toBe(words);
});
