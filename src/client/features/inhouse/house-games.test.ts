import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allGames } from '#games/all-games.ts';
import { boardSourceOf } from './boards.ts';
import { type HouseRules, houseGames, loadRules } from './house-games.ts';

const codes = Object.keys(houseGames) as HouseRules[];

test('every game that the gateway plays has its entry here, and no other', () => {
  expect(codes.toSorted()).toEqual([...allGames.keys()].toSorted());
});

test.each(codes)('%s has a board, and its entry loads its own rules', async (code) => {
  expect(existsSync(boardSourceOf(code) ?? 'no board')).toBe(true);
  expect((await loadRules(code)).code).toBe(code);
});

test('rules that this release does not know are said to be missing', async () => {
  await expect(loadRules('VB_UNKNOWN')).rejects.toThrow('VB_UNKNOWN');
});
