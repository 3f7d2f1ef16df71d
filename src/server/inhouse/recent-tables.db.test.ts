import { sql } from 'kysely';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { recentList } from '#contract/favourites.ts';
import { listRecents } from '#server/catalogue/recents.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { placeBet } from './bets/place-bet.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await openTables(database, ['VB_DICE', 'VB_WHEEL']);
const ana = await newPlayer(database, 'ana');
await giveMoney(database, { playerId: ana.id, amount: 10_000n, commodity: 'USD' });

const choices = {
  VB_DICE: { stake: '100', side: 'under', target: 5_000 },
  VB_WHEEL: { stake: '100', segments: 10, risk: 'low' },
};
const play = async (game: keyof typeof choices, purse: 'money' | 'coins' = 'money') => {
  const wish = { requestId: crypto.randomUUID(), game, purse, choices: choices[game] };
  const begun = await placeBet(app, wish, ana);
  return begun.done || begun.code;
};
const later = (minutes: number) =>
  app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
const recents = async () => {
  const request = v.parse(recentList.request, { language: 'en' });
  const { value } = await listRecents(app, ana.id, request);
  return value.list.map(({ gameCode }) => gameCode);
};

test('a table of the house stands among what was played last, the newest first', async () => {
  expect(await recents()).toEqual([]);
  expect(await play('VB_DICE')).toBe(true);
  later(1);
  expect(await play('VB_WHEEL')).toBe(true);
  expect(await recents()).toEqual(['VB_WHEEL', 'VB_DICE']);
  later(1);
  expect(await play('VB_DICE')).toBe(true);
  expect(await recents()).toEqual(['VB_DICE', 'VB_WHEEL']);
  const at = async () => {
    const [row] = await database
      .selectFrom('recent')
      .selectAll()
      .orderBy('played_at', 'desc')
      .execute();
    return row?.played_at.getTime();
  };
  const before = await at();
  later(9);
  // Every round would be a write more: once in ten minutes is enough.
  expect(await play('VB_DICE')).toBe(true);
  expect(await at()).toBe(before);
  later(1);
  expect(await play('VB_DICE', 'coins')).toBe(true);
  expect(await at()).toBeGreaterThan(before ?? 0);
});

test('what could not be written fails no round, and is written by the next one', async () => {
  await database.deleteFrom('recent').execute();
  later(20);
  await sql`alter table recent rename to recent_away`.execute(database);
  expect(await play('VB_DICE')).toBe(true);
  await sql`alter table recent_away rename to recent`.execute(database);
  later(1);
  expect(await play('VB_DICE')).toBe(true);
  expect(await recents()).toEqual(['VB_DICE']);
});

test('what was refused was not played', async () => {
  await database.deleteFrom('recent').execute();
  later(20);
  await database.updateTable('house_game').set({ enabled: false }).execute();
  expect(await play('VB_DICE')).toBe('game.closed');
  expect(await recents()).toEqual([]);
});
