import { expect, test } from 'vitest';
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
