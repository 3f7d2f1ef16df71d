import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { placeBet } from '../bets/place-bet.ts';
import { readStory } from '../rounds/read-story.ts';
import { stepRound } from '../rounds/step-round.ts';
import { insertRound } from '../store.ts';
import { listMeasured, measureNightly, readMeasured } from './measure-returns.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
await openTables(database, ['VB_DICE', 'VB_MINES', 'VB_LIMBO'], { cycleMs: 0 });
const ana = await newPlayer(database, 'measured');
const seat = { purse: 'coins' } as const;

const tomorrow = (days = 1) => new Date(app.clock.now().getTime() + days * 86_400_000);

async function play(game: string, choices: Record<string, unknown>) {
  const requestId = crypto.randomUUID();
  const opened = await placeBet(app, { requestId, game, ...seat, choices }, ana);
  if (!opened.done) throw new Error(opened.code);
  return opened.value;
}

/** Rounds as if they had been played: what each staked and was paid. */
async function plant(rules: string, each: readonly (readonly [staked: bigint, paid: bigint])[]) {
  const { id: pairId } = await database
    .insertInto('seed_pair')
    .values({
      player_id: ana.id,
      purse: 'money',
      commitment: crypto.randomUUID().replaceAll('-', '').repeat(2),
      locked_seed: 'none',
      client_seed: 'seed',
      made_at: app.clock.now(),
      revealed_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await inTransaction(database, async (transaction) => {
    for (const [nonce, [staked, paid]] of each.entries()) {
      await insertRound(transaction, {
        playerId: ana.id,
        requestId: crypto.randomUUID(),
        purse: 'money',
        game: rules,
        vendor: 'VERBENA',
        rules,
        edition: 1,
        pairId,
        clientSeed: 'seed',
        nonce,
        choices: '{}',
        staked,
        paid,
        now: app.clock.now(),
      });
    }
    return { done: true, value: null } as const;
  });
}

test('what came back is counted to the unit, and counting it again changes nothing', async () => {
  const rounds = await Promise.all([
    play('VB_DICE', { stake: '100', side: 'over', target: 5_000 }),
    play('VB_LIMBO', { stake: '100', target: 200 }),
  ]);
  const night = measureNightly(database);
  const job = { key: 'all', body: {}, due: new Date(), attempt: 0, now: app.clock.now() };
  expect(await night(job)).toEqual({ again: new Date('2026-11-21T00:10:00Z') });
  // A day that is not over is not summed: its sums would be less than it comes to.
  expect(await readMeasured(app, { game: 'VB_DICE', ...seat }, ana)).toMatchObject({
    value: { rounds: 0, until: null },
  });
  const after = { ...job, now: tomorrow() };
  await night(after);
  await night(after);
  const dice = await readMeasured(app, { game: 'VB_DICE', ...seat }, ana);
  expect(dice).toMatchObject({
    value: { rounds: 1, staked: '100', paid: rounds[0]?.paid, share: null },
  });
  expect(await readMeasured(app, { game: 'VB_DICE', purse: 'money' }, ana)).toMatchObject({
    value: { rounds: 0, share: null, until: null },
  });
});

test('G-RTP: a game that returns what it should is left alone, one that does not is named', async () => {
  const fair = Array.from({ length: 1_200 }, (_, at) => [100n, at % 2 ? 198n : 0n] as const);
  const lame = Array.from({ length: 1_200 }, (_, at) => [100n, at % 3 ? 0n : 198n] as const);
  await plant('VB_DICE', fair);
  await plant('VB_LIMBO', lame);
  const measured = (await listMeasured(database, tomorrow())).filter(
    ({ purse }) => purse === 'money',
  );
  expect(measured).toMatchObject([
    { rules: 'VB_DICE', rounds: 1_200, paid: '118800', isStrange: false },
    { rules: 'VB_LIMBO', rounds: 1_200, isStrange: true },
  ]);
});

test('days that were missed are made up for, each by itself, and a late round of the last one counts', async () => {
  const began = app.clock.now();
  const days = async () =>
    (
      await database
        .selectFrom('measured_return')
        .select(['day', 'rounds'])
        .where('rules', '=', 'VB_MINES')
        .orderBy('day')
        .execute()
    ).map(({ rounds }) => Number(rounds));
  for (let day = 0; day < 3; day += 1) {
    // Nothing is played on the second of them.
    if (day !== 1) await plant('VB_MINES', [[100n, 0n]]);
    app.clock.set(tomorrow().toISOString());
  }
  const last = app.clock.now();
  await listMeasured(database, last);
  expect(await days()).toEqual([1, 1]);
  app.clock.set(tomorrow(-1).toISOString());
  await plant('VB_MINES', [[100n, 0n]]);
  await listMeasured(database, last);
  expect(await days()).toEqual([1, 2]);
  app.clock.set(began.toISOString());
});

test('G-RECALL: a round is shown again as it stood after each step, the last as it is', async () => {
  const round = await play('VB_MINES', { stake: '100', mines: 1 });
  const picked = await stepRound(
    app,
    { roundId: round.id, after: 0, step: { kind: 'pick', cell: 3 } },
    ana,
  );
  if (!picked.done) throw new Error(picked.code);
  const story = await readStory(app, { roundId: round.id }, ana);
  if (!story.done) throw new Error(story.code);
  const [first, last] = story.value.rounds;
  expect(first).toMatchObject({ view: round.view, state: 'open', paid: null, steps: [] });
  expect(last).toEqual(picked.value);
  const other = await newPlayer(database, 'onlooker');
  expect(await readStory(app, { roundId: round.id }, other)).toMatchObject({
    code: 'round.unknown',
  });
});
