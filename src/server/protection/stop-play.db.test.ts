import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { mayPlay } from './may-play.ts';
import { listPlayStops, resumePlay, stopPlay } from './stop-play.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await openTables(database, ['VB_DICE', 'VB_MINES']);
const ana = await newPlayer(database, 'stopped-ana');
const berta = await newPlayer(database, 'playing-berta');
const actor = { id: null, name: 'marta' };
const at = (game: string) => ({ vendor: 'VERBENA', gameType: 'INHOUSE', game });

/** Who is refused which of the two games. */
async function refused(): Promise<string[]> {
  const found: string[] = [];
  for (const player of [ana, berta]) {
    for (const game of ['VB_DICE', 'VB_MINES']) {
      const stake = { playerId: player.id, stake: 1n, now: app.clock.now(), place: at(game) };
      const { value } = await inTransaction(database, async (transaction) =>
        done(await mayPlay(transaction, stake)),
      );
      if (value?.code === 'play.stopped') found.push(`${player.account} ${game}`);
    }
  }
  return found;
}

test.each([
  ['all', '', 4],
  ['class', 'INHOUSE', 4],
  ['vendor', 'VERBENA', 4],
  ['game', 'VB_DICE', 2],
] as const)(
  'G-STOP: a stop of %s %s counts from the next stake on, and until it is lifted',
  async (scope, target, count) => {
    expect(await refused()).toEqual([]);
    expect(await stopPlay(app, { scope, target, reason: 'a fault' }, actor)).toMatchObject({
      done: true,
    });
    expect(await refused()).toHaveLength(count);
    expect(await listPlayStops(app)).toMatchObject([{ scope, target, stoppedBy: 'marta' }]);
    expect(await resumePlay(app, { scope, target }, actor)).toBe(true);
    expect(await refused()).toEqual([]);
  },
);

test('G-STOP: a stopped player is refused everywhere, and nobody else is', async () => {
  const stop = { scope: 'player', target: ana.id } as const;
  await stopPlay(app, { ...stop, reason: 'under review' }, actor);
  expect(await refused()).toEqual(['stopped-ana VB_DICE', 'stopped-ana VB_MINES']);
  await resumePlay(app, stop, actor);
});

test.each([
  ['all', 'VB_DICE'],
  ['class', 'DICE'],
  ['vendor', 'NOBODY'],
  ['game', 'VB_NOTHING'],
  ['player', '999999'],
  ['player', 'stopped-ana'],
] as const)('G-STOP: a stop of %s %s, which is not there, is refused', async (scope, target) => {
  expect(await stopPlay(app, { scope, target, reason: 'a slip' }, actor)).toMatchObject({
    code: 'request.invalid',
  });
  expect(await resumePlay(app, { scope, target }, actor)).toBe(false);
});

test('G-STOP: every stop and every resumption stands in the audit with its actor', async () => {
  await database.deleteFrom('play_stop').execute();
  const before = (await audit()).length;
  await stopPlay(app, { scope: 'all', target: '', reason: 'drill' }, actor);
  await resumePlay(app, { scope: 'all', target: '' }, actor);
  expect((await audit()).slice(before)).toMatchObject([
    { action: 'play.stop', subject: 'all', operator_name: 'marta' },
    { action: 'play.resume', subject: 'all', operator_name: 'marta' },
  ]);
});

const audit = () => database.selectFrom('operator_audit').selectAll().orderBy('id').execute();
