import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { counted, countMinuteOf } from './wallet-minutes.ts';

const { database } = await freshDatabase({ poolSize: 4 });
const app = testApp(database);
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute, 5));

const minutesOf = async (playerId: string) => {
  const rows = await database
    .selectFrom('play_minute')
    .select('minute')
    .where('player_id', '=', playerId)
    .orderBy('minute')
    .execute();
  return rows.map(({ minute }) => minute.getUTCMinutes());
};

test('minutes that come while an earlier one is being written are written after it', async () => {
  const { id: playerId } = await newPlayer(database, 'ana');
  const played = (minute: number) => ({ playerId, session: null, now: at(minute) });
  countMinuteOf(app, played(0));
  // Long after the first: neither is one that the other would fill in.
  countMinuteOf(app, played(30));
  countMinuteOf(app, played(50));
  await counted(app);
  expect(await minutesOf(playerId)).toEqual([0, 30, 50]);
});

test('who comes in the very turn in which the last was written is not forgotten', async () => {
  const { id: playerId } = await newPlayer(database, 'bea');
  countMinuteOf(app, { playerId, session: null, now: at(0) });
  await counted(app).then(() => countMinuteOf(app, { playerId, session: null, now: at(30) }));
  await counted(app);
  expect(await minutesOf(playerId)).toEqual([0, 30]);
});

test('a stake does not wait for the minute that is counted behind the one before', async () => {
  const { id: playerId } = await newPlayer(database, 'cai');
  await inTransaction(database, async (transaction) => {
    // As a callback has it that asks for the player's money.
    await lockPlayer(transaction, playerId);
    countMinuteOf(app, { playerId, session: null, now: at(0) });
    await counted(app);
    expect(await minutesOf(playerId)).toEqual([0]);
    return done(null);
  });
});
