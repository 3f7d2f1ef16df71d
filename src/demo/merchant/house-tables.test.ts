import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openRound } from '#contract/inhouse.ts';
import { allGames } from '#games/all-games.ts';
import { scratchPools } from '#games/scratch/pools.ts';
import { listGames } from './games.ts';
import { houseTableRows } from './house-tables.ts';

const games = listGames();
const tables = houseTableRows(games);

test('every pool that tickets are printed for is sold at a tile of its own', () => {
  for (const { code, price } of scratchPools) {
    const sold = tables.filter(({ rules }) => rules === code);
    expect(sold, code).toHaveLength(1);
    expect(sold[0]?.least_stake).toBe(String(50_000 * price));
  }
});

test('a ticket’s tile says what its pool gives back', () => {
  for (const { rules, game_code } of tables) {
    const pool = scratchPools.find(({ code }) => code === rules);
    if (!pool) continue;
    const told = games.find(({ gameCode }) => gameCode === game_code)?.returnBasisPoints;
    const [odds] = allGames.get(rules)?.game.odds() ?? [];
    expect(told, rules).toBe(Math.floor((odds?.return ?? 0) * 10_000));
  }
});

test('L-CYCLE: reels take two and a half seconds, every other table five', () => {
  const reels = tables.filter(({ rules }) => allGames.get(rules)?.game.category === 'JP');
  const others = tables.filter((table) => !reels.includes(table));
  expect(new Set(reels.map(({ cycle_ms }) => cycle_ms))).toEqual(new Set([2_500]));
  expect(new Set(others.map(({ cycle_ms }) => cycle_ms))).toEqual(new Set([5_000]));
});

test('L-CYCLE: one call begins one round, and can ask for no row of them and for no haste', () => {
  expect(Object.keys(openRound.request.entries).sort()).toEqual([
    'choices',
    'game',
    'purse',
    'requestId',
  ]);
  const asked = (choices: object) => ({
    is: [...allGames.values()].filter(({ game }) => v.safeParse(game.choices, choices).success),
  });
  expect(asked({ stake: '100', side: 'under', target: 5_000 }).is.length).toBeGreaterThan(0);
  for (const more of [{ rounds: 10 }, { autoplay: true }, { turbo: true }]) {
    expect(asked({ stake: '100', side: 'under', target: 5_000, ...more }).is).toEqual([]);
  }
});
