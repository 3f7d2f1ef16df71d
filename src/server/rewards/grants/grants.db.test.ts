import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { quickHash } from '#tests/identity/quick-hash.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { changeRule } from '../points/change-rule.ts';
import { convertPoints } from '../points/convert-points.ts';
import { selectRule } from '../points/points-store.ts';
import { readPointsConfig } from '../points/read-points.ts';
import { sweepRewards } from '../sweep-rewards.ts';
import { claimAll, claimReward } from './claim-rewards.ts';
import { approveGrant, revokeGrant } from './decide-grant.ts';
import { giveByHand } from './give-by-hand.ts';
import { makeGrant, type NewReward } from './make-grant.ts';
import { countRewards, readRewards } from './read-rewards.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
const ana = await namedActor(app, 'ana');
const luis = await namedActor(app, 'luis');
const rule = { stakePerPoint: 1_000_000, rates: { RNG: 1_000_000 }, twoPeopleAbove: 500 };
const terms = { points: 100, amount: 100, minimum: 500, step: 100 };
await changeRule(app, { ...rule, convert: terms }, { id: null, name: 'machine' });
const paymentPassword = '427193';
const hashed = await quickHash(paymentPassword);

const player = () => newPlayer(database, `g${crypto.randomUUID().slice(0, 8)}`);
const gift = { source: 'gift', form: 'cash', amount: 1_000n } as const;

function make(to: Player, change: Partial<NewReward> = {}) {
  const reward = { ...gift, playerId: to.id, sourceRef: crypto.randomUUID(), now: app.clock.now() };
  return inTransaction(database, (transaction) =>
    makeGrant(app, transaction, { ...reward, ...change }),
  );
}

async function idOf(made: ReturnType<typeof make>): Promise<string> {
  const outcome = await made;
  return outcome.done ? (outcome.value?.id ?? '') : outcome.code;
}

async function lying(of: Player): Promise<Record<string, string>> {
  const rows = await readBalances(database, of.id);
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

function beginBreak(of: Player) {
  const now = app.clock.now();
  const ends_at = new Date(now.getTime() + 86_400_000);
  return database
    .insertInto('player_break')
    .values({ player_id: of.id, kind: 'cool-off', began_at: now, ends_at })
    .execute();
}

/** Answers what was stopped. */
async function sweep(): Promise<string[]> {
  const now = app.clock.now();
  const faults: string[] = [];
  const job = sweepRewards(app, (fault) => faults.push((fault as Error).message));
  await job({ key: 'all', body: {}, due: now, now, attempt: 1 });
  return faults;
}

test('one source makes a grant once, however often it runs', async () => {
  const one = await player();
  const sourceRef = 'vip:3:7';
  const made = await Promise.all(
    Array.from({ length: 20 }, () => make(one, { source: 'vip', sourceRef })),
  );
  expect(made.filter((outcome) => outcome.done && outcome.value !== null)).toHaveLength(1);
});

test('two hundred claims of one reward pay it once, and all get the same answer', async () => {
  const one = await player();
  const id = await idOf(make(one));
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => claimReward(app, id, one)));
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(outcomes[0]).toMatchObject({ done: true, value: { state: 'claimed', amount: '1000' } });
  expect(await lying(one)).toEqual({ 'player-main': '1000' });
});

test('claiming all claims what can be, and leaves what waits', async () => {
  const one = await player();
  await make(one);
  await make(one, { form: 'points', amount: 40n });
  await make(one, { isWaiting: true });
  expect((await countRewards(app, one)).value).toEqual({ claimable: 2 });
  const all = await claimAll(app, one);
  expect(all).toMatchObject({ done: true, value: { refused: [] } });
  expect(all.done && all.value.claimed).toHaveLength(2);
  expect(await lying(one)).toEqual({ 'player-main': '1000', 'player-points': '40' });
  const { value } = await readRewards(app, one);
  expect([value.claimable.length, value.waiting.length, value.history.length]).toEqual([0, 1, 2]);
  expect(await claimAll(app, one)).toMatchObject({ value: { claimed: [], refused: [] } });
});

test('a reward is its owner’s alone, waits, ends and is taken back with its own refusal', async () => {
  const [one, other] = [await player(), await player()];
  const id = await idOf(make(one));
  expect(await claimReward(app, id, other)).toMatchObject({ code: 'reward.unknown' });
  const waiting = await idOf(make(one, { isWaiting: true }));
  expect(await claimReward(app, waiting, one)).toMatchObject({ code: 'reward.not-yet' });
  expect(await revokeGrant(app, { id: waiting, reason: 'given by mistake' }, ana)).toMatchObject({
    value: { state: 'revoked' },
  });
  expect(await claimReward(app, waiting, one)).toMatchObject({ code: 'reward.over' });
  const lapsed = await idOf(make(one, { claimBy: app.clock.now() }));
  expect(await claimReward(app, lapsed, one)).toMatchObject({ code: 'reward.over' });
  await claimReward(app, id, one);
  expect(await revokeGrant(app, { id, reason: 'too late for it' }, ana)).toMatchObject({
    code: 'reward.over',
  });
});

test('L-BREAK: a break keeps from granting and claiming, and earned cash is paid by itself', async () => {
  const one = await player();
  const id = await idOf(make(one));
  await make(one, { form: 'points', amount: 5n });
  await beginBreak(one);
  expect(await make(one)).toMatchObject({ code: 'break.active' });
  expect(await claimReward(app, id, one)).toMatchObject({ code: 'break.active' });
  expect(await claimAll(app, one)).toMatchObject({ code: 'break.active' });
  expect((await countRewards(app, one)).value).toEqual({ claimable: 0 });
  await sweep();
  expect(await lying(one)).toEqual({ 'player-main': '1000' });
  const { value } = await readRewards(app, one);
  expect(value.claimable).toMatchObject([{ form: 'points' }]);
});

test('L-BREAK: a gift that waits is approved for nobody on a break, and withdrawn from who excludes themselves', async () => {
  const [paused, excluded] = [await player(), await player()];
  const given = { reason: 'A kind word', days: 30, form: 'cash', amount: 100n } as const;
  const [one, other] = await Promise.all(
    [paused, excluded].map(({ account }) => giveByHand(app, { ...given, account }, ana)),
  );
  if (!one?.done || !other?.done) throw new Error('Nothing was given.');
  await beginBreak(paused);
  const now = app.clock.now();
  await database
    .insertInto('player_break')
    .values({
      ...{ player_id: excluded.id, kind: 'exclusion', began_at: now },
      ends_at: new Date('2028-01-01'),
    })
    .execute();
  expect(await approveGrant(app, one.value.id, luis)).toMatchObject({ code: 'break.active' });
  expect(await approveGrant(app, other.value.id, luis)).toMatchObject({ code: 'break.active' });
  await sweep();
  expect((await readRewards(app, paused)).value.waiting).toHaveLength(1);
  expect((await readRewards(app, excluded)).value).toMatchObject({
    ...{ waiting: [], claimable: [], history: [{ state: 'revoked' }] },
  });
  expect(await lying(excluded)).toEqual({});
});

test('L-BREAK: the days to claim stand still in a break, and go on after it', async () => {
  const one = await player();
  const begins = app.clock.now();
  const day = 86_400_000;
  const after = (days: number) => new Date(begins.getTime() + days * day);
  const claimBy = after(0.5);
  const id = await idOf(make(one, { form: 'points', amount: 5n, claimBy }));
  await beginBreak(one);
  await sweep();
  app.clock.set(after(0.75).toISOString());
  await sweep();
  app.clock.set(new Date(after(1).getTime() + 1).toISOString());
  // Before the sweep has come by as well.
  expect((await readRewards(app, one)).value.claimable).toHaveLength(1);
  await sweep();
  const [kept] = (await readRewards(app, one)).value.claimable;
  expect(kept?.claimBy).toBe(new Date(after(1.5).getTime() + 1).toISOString());
  expect(await claimReward(app, id, one)).toMatchObject({ done: true });
  app.clock.set(begins.toISOString());
});

test('a reward that cannot be paid keeps nobody else waiting, and is tried again', async () => {
  const [broken, sound] = [await player(), await player()];
  const strange = await idOf(make(broken));
  await make(sound);
  await sql`
    alter table reward_grant add constraint strange
    check (id <> ${sql.lit(Number(strange))} or state <> 'claimed') not valid`.execute(database);
  await beginBreak(broken);
  await beginBreak(sound);
  expect(await sweep()).toEqual([`Reward ${strange} is stopped, and tried again later.`]);
  expect(await lying(sound)).toEqual({ 'player-main': '1000' });
  expect(await sweep()).toEqual([]);
  await sql`alter table reward_grant drop constraint strange`.execute(database);
  app.clock.set(new Date(app.clock.now().getTime() + 3_600_001).toISOString());
  await sweep();
  expect(await lying(broken)).toEqual({ 'player-main': '1000' });
});

test('where the clock of a break cannot be stopped, what lapsed ends all the same, and nothing of who is on it', async () => {
  const [away, here] = [await player(), await player()];
  const claimBy = new Date(app.clock.now().getTime() + 1_000);
  for (const one of [away, here]) await make(one, { claimBy, form: 'points' });
  await beginBreak(away);
  app.clock.set(new Date(claimBy.getTime() + 1).toISOString());
  await sql`
    alter table reward_grant add constraint strange check (paused_at is null) not valid`.execute(
    database,
  );
  expect(await sweep()).toEqual(['The clock of a break is stopped, and tried again later.']);
  await sql`alter table reward_grant drop constraint strange`.execute(database);
  const stateOf = async (one: Player) => (await readRewards(app, one)).value.history;
  expect([await stateOf(away), await stateOf(here)]).toMatchObject([[], [{ state: 'expired' }]]);
});

test('an account on trial is given nothing', async () => {
  const trial = await newPlayer(database, 'g-trial', 4);
  expect(await make(trial)).toMatchObject({ code: 'account.contact-service' });
});

test('what lapsed ends by itself', async () => {
  const one = await player();
  await make(one, { claimBy: app.clock.now() });
  await sweep();
  expect((await readRewards(app, one)).value.history).toMatchObject([{ state: 'expired' }]);
});

test('a gift of money, or of points above the line, waits for a second person', async () => {
  const one = await player();
  const given = { account: one.account, reason: 'A kind word', days: 30 } as const;
  const small = await giveByHand(app, { ...given, form: 'points', amount: 500n }, ana);
  expect(small).toMatchObject({ value: { state: 'claimable' } });
  const large = await giveByHand(app, { ...given, form: 'points', amount: 501n }, ana);
  expect(large).toMatchObject({ value: { state: 'waiting' } });
  const cash = await giveByHand(app, { ...given, form: 'cash', amount: 1n }, ana);
  const id = cash.done ? cash.value.id : '';
  expect(cash).toMatchObject({ value: { state: 'waiting' } });
  expect(await approveGrant(app, id, ana)).toMatchObject({ code: 'reward.same-person' });
  expect(await approveGrant(app, id, { id: null, name: 'machine' })).toMatchObject({
    code: 'reward.same-person',
  });
  expect(await approveGrant(app, id, luis)).toMatchObject({ value: { state: 'claimable' } });
  expect(await approveGrant(app, id, luis)).toMatchObject({ code: 'reward.over' });
});

test('1,234 points become 12.00 once, by the ratio of the day', async () => {
  const one = await player();
  await database
    .insertInto('profile')
    .values({ player_id: one.id, payment_password_hash: hashed })
    .execute();
  await claimReward(app, await idOf(make(one, { form: 'points', amount: 1_234n })), one);
  const asked = { requestId: crypto.randomUUID(), points: '1234', paymentPassword };
  const few = { ...asked, requestId: crypto.randomUUID(), points: '499' };
  expect(await convertPoints(app, few, one)).toMatchObject({ code: 'points.below-minimum' });
  const many = { ...few, points: '1235' };
  expect(await convertPoints(app, many, one)).toMatchObject({ code: 'points.short' });
  const first = await convertPoints(app, asked, one);
  expect(first).toMatchObject({ value: { points: '1200', amount: '1200', left: '34' } });
  expect(await convertPoints(app, asked, one)).toEqual(first);
  const other = { ...asked, points: '600' };
  expect(await convertPoints(app, other, one)).toMatchObject({ code: 'request.conflict' });
  expect(await lying(one)).toEqual({ 'player-main': '1200', 'player-points': '34' });
});

test('a new ratio holds from the merchant’s next day on', async () => {
  const one = await player();
  const machine = { id: null, name: 'machine' };
  const from = await changeRule(app, { ...rule, convert: { ...terms, amount: 200 } }, machine);
  expect(from?.toISOString()).toBe('2026-11-21T00:00:00.000Z');
  expect(await changeRule(app, rule, machine)).toBeUndefined();
  const { value } = await readPointsConfig(app, one);
  expect(value.convert).toMatchObject({ points: '100', amount: '100' });
  expect(value.next).toEqual({ at: '2026-11-21T00:00:00.000Z', points: '100', amount: '200' });
  expect((await selectRule(database, new Date('2026-11-21')))?.convert_amount).toBe('200');
});

test('the books are sound after all of it, and agree with what was given', async () => {
  expect(await verifyLedger(database)).toMatchObject({ isSound: true, faults: [] });
});
