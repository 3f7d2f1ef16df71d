import { beforeEach, expect, test } from 'vitest';
import type { LimitKind } from '#contract/protection-rules.ts';
import { siteSettingRow } from '#demo/merchant/content-rows.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { countDeposit } from './count-deposit.ts';
import { countPlay } from './count-play.ts';
import { selectFlags } from './harm-store.ts';
import { mayPlay } from './may-play.ts';
import type { PlayRefusal } from './review-play.ts';
import { noteRefusedDeposit, watchKind, watchMinute } from './watch-harm.ts';

const { database } = await freshDatabase({ poolSize: 12 });
const app = testApp(database);
const noon = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
let playerId: string;
let account: string;

beforeEach(async () => {
  account = `p${crypto.randomUUID().slice(0, 10)}`;
  ({ id: playerId } = await newPlayer(database, account));
});

/** The job that a new minute of play has planned, as a gateway carries it out. */
async function watchPlanned() {
  const planned = database
    .deleteFrom('job')
    .where('kind', '=', watchKind)
    .where('key', '=', playerId);
  for (const { key, body } of await planned.returning(['key', 'body']).execute()) {
    await watchMinute(app)({ key, body, due: noon, now: noon, attempt: 1 });
  }
}

async function play(stake: bigint, now = noon, won = 0n) {
  const played = await bookPlay(stake, now, won);
  await watchPlanned();
  return played;
}

function bookPlay(stake: bigint, now: Date, won: bigint) {
  return inTransaction<Outcome<null, PlayRefusal['code']>>(database, async (transaction) => {
    const refusal = await mayPlay(transaction, { playerId, stake, now });
    if (refusal) return refusal;
    await countPlay(transaction, { playerId, stake, now });
    if (won > 0n) await countPlay(transaction, { playerId, stake: 0n, won, now });
    return done(null);
  });
}

async function limit(kind: LimitKind, amount: bigint) {
  await database
    .insertInto('player_limit')
    .values({ player_id: playerId, kind, period: 'day', amount: String(amount), set_at: noon })
    .execute();
}

const flags = async () =>
  (await selectFlags(database, 100))
    .filter((one) => one.account === account)
    .map(({ marker }) => marker)
    .sort();

test('L-LOSS: of 200 rounds at once exactly as many as a betting limit holds are played', async () => {
  await limit('wager', 1_000n);
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => play(70n)));
  expect(outcomes.filter((one) => one.done)).toHaveLength(14);
  expect(outcomes.find((one) => !one.done)).toMatchObject({ code: 'limit.wager', left: 20n });
});

test('L-LOSS: what was won makes room for a net loss, and none for bets', async () => {
  await limit('loss', 100n);
  expect(await play(100n)).toMatchObject({ done: true });
  expect(await play(1n)).toMatchObject({ code: 'limit.loss', period: 'day', left: 0n });
  await inTransaction(database, async (transaction) => {
    await countPlay(transaction, { playerId, stake: 0n, won: 60n, now: noon });
    return done(null);
  });
  expect(await play(61n)).toMatchObject({ code: 'limit.loss', left: 60n });
  expect(await play(60n, noon, 500n)).toMatchObject({ done: true });
  await limit('wager', 200n);
  expect(await play(41n)).toMatchObject({ code: 'limit.wager', left: 40n });
});

test('L-LOSS: the hour in which a day began still counts wholly, and later it does not', async () => {
  await limit('wager', 100n);
  await play(100n, after(59));
  expect(await play(1n, after(24 * 60 + 59.9))).toMatchObject({ code: 'limit.wager' });
  expect(await play(1n, after(25 * 60))).toMatchObject({ done: true });
});

test('L-LOSS: a session limit ends with the last minute that it allows', async () => {
  await limit('session', 3n);
  for (const minute of [0, 0.5, 1, 2, 2.9, 3, 4]) {
    const { done: isPlayed } = await play(1n, after(minute));
    expect([minute, isPlayed]).toEqual([minute, minute < 3]);
  }
});

test('L-HARM: three deposits refused within a day raise one flag', async () => {
  const refused = () => noteRefusedDeposit(app, { playerId, code: 'limit.deposit' });
  await refused();
  await refused();
  expect(await flags()).toEqual([]);
  await refused();
  await refused();
  expect(await flags()).toEqual(['refused-deposits']);
  for (let count = 0; count < 3; count += 1) {
    await noteRefusedDeposit(app, { playerId, code: 'limit.not-chosen' });
  }
  expect(await flags()).toEqual(['refused-deposits']);
});

test('L-HARM: an hour of play at night raises a flag, the same by day does not', async () => {
  for (let minute = 0; minute < 65; minute += 5) await play(1n, after(minute));
  expect(await flags()).toEqual([]);
  const midnight = 12 * 60;
  for (let minute = 0; minute < 65; minute += 5) await play(1n, after(midnight + minute));
  expect(await flags()).toEqual(['night-play']);
});

test('L-HARM: stakes that triple against the week before raise a flag', async () => {
  for (let round = 0; round < 50; round += 1) await play(10n, after(round));
  for (let round = 0; round < 12; round += 1) await play(20n, after(120 + round));
  expect(await flags()).toEqual([]);
  for (let round = 0; round < 12; round += 1) await play(90n, after(300 + round));
  expect(await flags()).toEqual(['rising-stakes']);
});

test('L-HARM: a fourth deposit on a day that is being lost raises a flag', async () => {
  const deposit = () =>
    inTransaction(database, async (transaction) => {
      const depositId = crypto.randomUUID();
      await countDeposit(transaction, { playerId, depositId, amount: 10n, now: noon });
      return done(null);
    });
  await play(50n);
  for (let count = 0; count < 3; count += 1) await deposit();
  expect(await flags()).toEqual([]);
  await deposit();
  expect(await flags()).toEqual(['chased-losses']);
});

test('L-LOSS: a month that begins at half past in UTC is a month from its first minute on', async () => {
  await database.deleteFrom('site_setting').execute();
  await database
    .insertInto('site_setting')
    .values({ ...siteSettingRow('verbena'), time_zone: 'Asia/Kolkata' })
    .execute();
  await database
    .insertInto('player_limit')
    .values({
      player_id: playerId,
      kind: 'wager',
      period: 'month',
      amount: '100',
      set_at: noon,
    })
    .execute();
  // A quarter past midnight on the first of December there.
  const first = new Date('2026-11-30T18:45:00Z');
  expect(await play(100n, first)).toMatchObject({ done: true });
  expect(await play(1n, first)).toMatchObject({ code: 'limit.wager', period: 'month' });
});
