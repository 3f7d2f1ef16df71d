import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { beginOwnBreak } from '#server/protection/begin-break.ts';
import { playBarredKind } from '#server/protection/play-barred.ts';
import { resumePlay, stopPlay } from '#server/protection/stop-play.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import {
  buy,
  buyer,
  closeNumero,
  drawNumero,
  moneyOf,
  numeroId,
  plantLottery,
  plantNumeros,
  slipFor,
  voidNumero,
} from '#tests/lottery/ticket-stage.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { cancelTicket } from './cancel-ticket.ts';
import { stopBarredChases } from './stop-barred-chases.ts';
import { ticketHooks } from './ticket-hooks.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
await plantLottery(database);
const boss = await namedActor(app, 'boss');
let count = 0;
let ana: Player;
let numeros: string[];

beforeEach(async () => {
  count += 1;
  app.clock.set(new Date().toISOString());
  ana = await buyer(app, `ana-${count}`);
  await sql`update lottery_numero set state = 'upcoming' where state = 'open'`.execute(database);
  await database.deleteFrom('job').where('kind', '=', playBarredKind).execute();
  numeros = await plantNumeros(database, 4);
});

const at = (index: number) => numeros[index] ?? '';

/** 200 now, and 400 and 600 held for the two numeros after it. */
async function chase(player: Player, stopsOnWin = false, count = 2) {
  const numerosAfter = numeros.slice(1, count + 1);
  return buy(
    app,
    slipFor(at(0), {
      chase: {
        stopsOnWin,
        numeros: numerosAfter.map((numero, index) => ({ numero, multiple: index + 2 })),
      },
    }),
    player,
  );
}

/** What is planned for those who may not play any more, as a gateway carries it out. */
async function runBarred(): Promise<string[]> {
  const rows = await database
    .deleteFrom('job')
    .where('kind', '=', playBarredKind)
    .returning('key')
    .execute();
  const now = app.clock.now();
  for (const { key } of rows) {
    await stopBarredChases(app)({ key, body: {}, due: now, now, attempt: 1 });
  }
  return rows.map(({ key }) => key);
}

const stateOf = async (chaseId: string | undefined) =>
  (
    await database
      .selectFrom('lottery_chase')
      .select(['state', 'held'])
      .where('id', '=', chaseId ?? '')
      .executeTakeFirst()
  )?.state;

test('a break ends a player’s chases and returns the money of later numeros, once', async () => {
  const { chase: own } = await chase(ana);
  const bea = await buyer(app, `bea-${count}`);
  const { chase: other } = await chase(bea);
  const until = { kind: 'cool-off', hours: 24 } as const;
  const begun = await beginOwnBreak(app, ana.id, until);
  expect(begun.done).toBe(true);
  expect(await runBarred()).toEqual([ana.id]);
  expect(await moneyOf(app, ana)).toEqual({ main: 999_800, held: 0 });
  expect(await stateOf(own?.id)).toBe('stopped');
  expect(await stateOf(other?.id)).toBe('running');
  await stopBarredChases(app)({
    ...{ key: ana.id, body: {}, due: new Date(), now: new Date(), attempt: 2 },
  });
  expect(await moneyOf(app, ana)).toEqual({ main: 999_800, held: 0 });
  // What was bought first is played to its end.
  await drawNumero(app, at(0), '7');
  expect(await moneyOf(app, ana)).toEqual({ main: 999_800 + 1_980, held: 0 });
});

test.each([
  ['all play', { scope: 'all', target: '' }],
  ['its class', { scope: 'class', target: 'LOTT' }],
  ['its vendor', { scope: 'vendor', target: 'LOTT' }],
  ['the game', { scope: 'game', target: 'DIGIT' }],
] as const)('a stop of %s ends chases; what is closed is played', async (_, stop) => {
  const { chase: own } = await chase(ana);
  await closeNumero(database, at(1));
  await stopPlay(app, { ...stop, reason: 'the regulator asks' }, boss);
  expect(await runBarred()).toEqual(['everybody']);
  expect(await moneyOf(app, ana)).toEqual({ main: 999_400, held: 400 });
  expect(await stateOf(own?.id)).toBe('stopped');
  await drawNumero(app, at(1), '7');
  expect((await moneyOf(app, ana)).held).toBe(0);
  await resumePlay(app, stop, boss);
  expect((await verifyLedger(database)).faults).toEqual([]);
});

test('a stop of one player ends their chases alone', async () => {
  const { chase: own } = await chase(ana);
  const bea = await buyer(app, `bea-${count}`);
  const { chase: other } = await chase(bea);
  const stop = { scope: 'player', target: ana.id } as const;
  await stopPlay(app, { ...stop, reason: 'their papers are false' }, boss);
  expect(await runBarred()).toEqual([ana.id]);
  expect([await stateOf(own?.id), await stateOf(other?.id)]).toEqual(['stopped', 'running']);
  await resumePlay(app, stop, boss);
});

test('a chase that a stop did not see is found when its next numero opens', async () => {
  await chase(ana);
  await sql`insert into play_stop (scope, target, reason, stopped_by)
    values ('game', 'DIGIT', 'unseen', 'boss')`.execute(database);
  const id = await numeroId(database, at(1));
  await database
    .transaction()
    .execute((transaction) => ticketHooks.onOpened(transaction as never, id));
  expect(await runBarred()).toEqual(['everybody']);
  expect(await moneyOf(app, ana)).toEqual({ main: 999_800, held: 0 });
  await sql`delete from play_stop`.execute(database);
});

test('a stopped game ends its chases', async () => {
  const { chase: own } = await chase(ana);
  await sql`update lottery_game set is_stopped = true`.execute(database);
  await database
    .transaction()
    .execute((transaction) => ticketHooks.onStopped(transaction as never));
  await runBarred();
  expect(await stateOf(own?.id)).toBe('stopped');
  await sql`update lottery_game set is_stopped = false`.execute(database);
});

test('settling, stopping, cancelling and voiding many chases at once wait for each other in no circle', async () => {
  const { rows: before } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(database);
  await sql`insert into lottery_sale (game_code, most_win, most_exposure)
    values ('DIGIT', 100000000, 1000000000)`.execute(database);
  const players = await Promise.all(
    Array.from({ length: 8 }, (_, index) => buyer(app, `crowd-${count}-${index}`)),
  );
  const bought = await Promise.all(players.map((player) => chase(player, true, 3)));
  await closeNumero(database, at(0));
  await Promise.all([
    drawNumero(app, at(0), '7'),
    voidNumero(app, at(3)),
    ...bought.map(async ({ chase: own }, index) => {
      const ticketId = own?.tickets[index % 2 === 0 ? 1 : 2]?.id ?? '';
      const player = players[index];
      if (player) await cancelTicket(app, { ticketId, language: 'es' }, player);
    }),
  ]);
  for (const player of players) {
    expect(await moneyOf(app, player)).toEqual({ main: 999_800 + 1_980, held: 0 });
  }
  const left = await sql`select from lottery_exposure where promised > 0`.execute(database);
  expect(left.rows).toEqual([]);
  await sql`delete from lottery_sale`.execute(database);
  const { rows: after } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(database);
  expect(after).toEqual(before);
  expect((await verifyLedger(database)).faults).toEqual([]);
});
