import { expect, test } from 'vitest';
import { lockDetails } from '#server/identity-documents/locked-details.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { threeLevels as terms } from '#tests/rewards/three-levels.ts';
import { vipStage } from '#tests/rewards/vip-stage.ts';
import { claimReward } from '../grants/claim-rewards.ts';
import { changeRule } from '../points/change-rule.ts';
import { findBirthdays } from './birthdays.ts';
import { closeMonths } from './close-months.ts';
import { giveGifts } from './give-gifts.ts';
import { liftPlayer } from './lift-player.ts';
import { publishLevels } from './publish-levels.ts';
import { readVip } from './read-vip.ts';
import { judgeAgain } from './sweep-vip.ts';
import { readVipLabel } from './vip-label.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
const machine = { id: null, name: 'machine' };
const ana = await namedActor(app, 'ana');

await publishLevels(app, terms, machine);

const player = () => newPlayer(database, `v${crypto.randomUUID().slice(0, 8)}`);

const { count, deposit, stake } = vipStage(app);

const standing = async (of: Player) => (await readVip(app, { language: 'en' }, of)).value;
const giftsOf = async (of: Player) =>
  (
    await database
      .selectFrom('reward_grant')
      .select('source_ref')
      .where('player_id', '=', of.id)
      .where('source', '=', 'vip')
      .orderBy('source_ref')
      .execute()
  ).map(({ source_ref: ref }) => ref);

async function closeAll(): Promise<void> {
  while ((await closeMonths(app)) > 0);
  await giveGifts(app);
}

test('a level rises by both figures, falls by one after a missed month, and comes back without a second gift (V)', async () => {
  const one = await player();
  app.clock.set('2026-09-10T12:00:00Z');
  await deposit(one, 6_000_00);
  await stake(one, 320_000_00);
  await count();
  expect(await standing(one)).toMatchObject({ level: 2, month: { isGrace: true } });
  expect(await giftsOf(one)).toEqual([`vip:1:${one.id}`, `vip:2:${one.id}`]);

  // The month of the rise takes nothing; its end brings the gift of the next.
  app.clock.set('2026-10-01T00:31:00Z');
  await closeAll();
  expect((await standing(one)).level).toBe(2);
  expect(await giftsOf(one)).toContain(`vip-month:2026-10:${one.id}`);

  app.clock.set('2026-10-20T12:00:00Z');
  await stake(one, 11_999_99);
  await count();
  app.clock.set('2026-11-01T00:29:00Z');
  await closeAll();
  expect((await standing(one)).level).toBe(2);
  app.clock.set('2026-11-01T00:31:00Z');
  await closeAll();
  expect(await standing(one)).toMatchObject({
    level: 1,
    comeback: { level: 2, bets: '1200000' },
  });

  app.clock.set('2026-11-10T12:00:00Z');
  await stake(one, 11_999_99);
  await count();
  expect((await standing(one)).level).toBe(1);
  await stake(one, 1);
  await count();
  expect(await standing(one)).toMatchObject({ level: 2, comeback: null });
  expect((await giftsOf(one)).filter((ref) => ref.startsWith('vip:'))).toHaveLength(2);
});

test('months that nobody closed are closed one by one, a level each, and each gives its gift', async () => {
  const one = await player();
  app.clock.set('2026-06-10T12:00:00Z');
  await deposit(one, 6_000_00);
  await stake(one, 320_000_00);
  await count();
  app.clock.set('2026-09-15T12:00:00Z');
  await closeAll();
  await closeAll();
  expect((await standing(one)).level).toBe(0);
  expect((await giftsOf(one)).filter((ref) => ref.startsWith('vip-month'))).toEqual([
    `vip-month:2026-07:${one.id}`,
    `vip-month:2026-08:${one.id}`,
  ]);
});

test('who rises months after the first fact keeps the level, and months without one give nothing', async () => {
  const one = await player();
  app.clock.set('2026-07-10T12:00:00Z');
  await deposit(one, 1_000_00);
  await count();
  app.clock.set('2026-09-10T12:00:00Z');
  await stake(one, 10_000_00);
  await count();
  await closeAll();
  expect((await standing(one)).level).toBe(1);
  expect(await giftsOf(one)).toEqual([`vip:1:${one.id}`]);
  app.clock.set('2026-10-01T00:31:00Z');
  await closeAll();
  expect((await standing(one)).level).toBe(1);

  // Lost at the end of October, and back in December: what lies between was no level's month.
  app.clock.set('2026-11-01T00:31:00Z');
  await closeAll();
  expect((await standing(one)).level).toBe(0);
  app.clock.set('2026-12-10T12:00:00Z');
  await stake(one, 2_000_00);
  await count();
  await closeAll();
  expect((await standing(one)).level).toBe(1);
  expect((await giftsOf(one)).filter((ref) => ref.startsWith('vip-month'))).toEqual([
    `vip-month:2026-10:${one.id}`,
  ]);
});

test('a rise in the half hour before a month is closed is grace for that month', async () => {
  const one = await player();
  app.clock.set('2026-08-10T12:00:00Z');
  await deposit(one, 6_000_00);
  await stake(one, 10_000_00);
  await count();
  app.clock.set('2026-09-01T00:31:00Z');
  await closeAll();
  app.clock.set('2026-10-01T00:10:00Z');
  await stake(one, 50_000_00);
  await count();
  app.clock.set('2026-10-01T00:31:00Z');
  await closeAll();
  expect((await standing(one)).level).toBe(2);
});

test('whoever is lifted from no level has the gift of the next month, and of no month before', async () => {
  const one = await player();
  app.clock.set('2026-07-10T12:00:00Z');
  await deposit(one, 100);
  await count();
  app.clock.set('2026-10-10T12:00:00Z');
  const until = new Date('2026-11-20T12:00:00Z');
  const reason = 'came from another house';
  await liftPlayer(app, { account: one.account, level: 2, until, reason }, ana);
  await closeAll();
  expect(await giftsOf(one)).toEqual([]);
  app.clock.set('2026-11-01T00:31:00Z');
  await closeAll();
  expect(await giftsOf(one)).toEqual([`vip-month:2026-11:${one.id}`]);
});

test('L-BREAK: whoever takes a break is given a gift after it, and is shown none before', async () => {
  const one = await player();
  app.clock.set('2026-11-20T12:00:00Z');
  await database
    .insertInto('player_break')
    .values({
      player_id: one.id,
      kind: 'cool-off',
      began_at: app.clock.now(),
      ends_at: new Date('2026-11-22T12:00:00Z'),
    })
    .execute();
  await deposit(one, 1_000_00);
  await stake(one, 10_000_00);
  await count();
  expect(await standing(one)).toMatchObject({ level: 1, gifts: [] });
  expect(await giftsOf(one)).toEqual([]);
  app.clock.set('2026-11-22T12:00:01Z');
  await giveGifts(app);
  const { gifts } = await standing(one);
  expect(gifts).toMatchObject([{ source: 'vip', amount: '20' }]);
  expect(await claimReward(app, gifts[0]?.id ?? '', one)).toMatchObject({ done: true });
});

test('L-BREAK: what a self-exclusion refuses is dropped, and not offered after it', async () => {
  const one = await player();
  app.clock.set('2026-04-20T12:00:00Z');
  await database
    .insertInto('player_break')
    .values({
      player_id: one.id,
      kind: 'exclusion',
      began_at: app.clock.now(),
      ends_at: new Date('2026-10-20T12:00:00Z'),
    })
    .execute();
  await deposit(one, 1_000_00);
  await stake(one, 10_000_00);
  await count();
  app.clock.set('2026-05-01T00:31:00Z');
  await closeAll();
  app.clock.set('2026-10-20T12:00:01Z');
  await giveGifts(app);
  expect(await giftsOf(one)).toEqual([]);
  const due = await database
    .selectFrom('vip_gift')
    .select(['kind', 'state'])
    .where('player_id', '=', one.id)
    .orderBy('kind')
    .execute();
  expect(due).toEqual([
    { kind: 'month', state: 'dropped' },
    { kind: 'rise', state: 'dropped' },
  ]);
});

test('points count by the level, and the label is the level’s name', async () => {
  const one = await player();
  app.clock.set('2026-11-21T12:00:00Z');
  await changeRule(
    app,
    { stakePerPoint: 10_000, rates: { RNG: 1_000_000 }, twoPeopleAbove: 0 },
    machine,
  );
  app.clock.set('2026-11-23T12:00:00Z');
  const label = () =>
    readVipLabel(database, {
      playerId: one.id,
      language: 'es',
      now: app.clock.now(),
    });
  expect(await label()).toEqual({ hasVip: true, vipLabelName: null });
  await deposit(one, 1_000_00);
  await stake(one, 10_000_00);
  await count();
  expect(await label()).toEqual({ hasVip: true, vipLabelName: 'One' });
  const before = await pointsOf(one);
  await stake(one, 20_000);
  await count();
  expect((await pointsOf(one)) - before).toBe(3_000_000n);
});

/** Whole ones and their fraction, in millionths. */
async function pointsOf(of: Player): Promise<bigint> {
  const [accrual, records] = await Promise.all([
    database
      .selectFrom('points_accrual')
      .select('millionths')
      .where('player_id', '=', of.id)
      .executeTakeFirst(),
    database
      .selectFrom('points_record')
      .select('changed')
      .where('player_id', '=', of.id)
      .where('type', '=', 'earned')
      .execute(),
  ]);
  const whole = records.reduce((sum, { changed }) => sum + BigInt(changed), 0n);
  return whole * 1_000_000n + BigInt(accrual?.millionths ?? 0);
}

test('a birthday of checked papers is one gift a year, found also by a late run', async () => {
  const one = await player();
  app.clock.set('2026-11-23T12:00:00Z');
  await database
    .insertInto('kyc_case')
    .values({
      player_id: one.id,
      status: 'approved',
      document_kind: 'identity-card',
      locked_details: lockDetails(app, one.id, {
        fullName: 'Ana Luz',
        idNumber: '4711',
        birthday: '1990-11-24',
      }),
      id_hint: '4711',
      begun_at: app.clock.now(),
      submitted_at: app.clock.now(),
      decided_at: app.clock.now(),
      decided_by: 'operator:eva',
    })
    .execute();
  await deposit(one, 1_000_00);
  await stake(one, 10_000_00);
  await count();
  await findBirthdays(app);
  app.clock.set('2026-11-26T12:00:00Z');
  await findBirthdays(app);
  await findBirthdays(app);
  await giveGifts(app);
  expect((await giftsOf(one)).filter((ref) => ref.startsWith('birthday'))).toEqual([
    `birthday:2026:${one.id}`,
  ]);
  const now = app.clock.now();
  const claimBy = (await standing(one)).gifts.find(({ form }) => form === 'cash')?.claimBy;
  expect(claimBy).toBe(new Date(now.getTime() + 14 * 86_400_000).toISOString());
});

test('an operator lifts for a time, without the gift of the rise, and the end of it takes the level back', async () => {
  const one = await player();
  app.clock.set('2026-11-24T12:00:00Z');
  const until = new Date('2026-11-25T12:00:00Z');
  const reason = 'came from another house';
  const lift = { account: one.account, level: 3, until, reason };
  expect(await liftPlayer(app, { ...lift, level: 4 }, ana)).toMatchObject({ done: false });
  expect(await liftPlayer(app, lift, ana)).toMatchObject({ done: true });
  expect(await standing(one)).toMatchObject({ level: 3, liftedUntil: until.toISOString() });
  expect(await giftsOf(one)).toEqual([]);
  app.clock.set('2026-11-25T12:00:00Z');
  expect(await standing(one)).toMatchObject({ level: 0, liftedUntil: null });
  await judgeAgain(app);
  const row = await database
    .selectFrom('vip_standing')
    .select(['level', 'lifted_level'])
    .where('player_id', '=', one.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ level: 0, lifted_level: null });
});

test('levels that ask for less lift whoever stands below, with what they bring', async () => {
  const one = await player();
  await deposit(one, 500_00);
  await stake(one, 9_000_00);
  await count();
  expect((await standing(one)).level).toBe(0);
  const [first, ...others] = terms.levels;
  if (!first) throw new Error('There is no first level.');
  await publishLevels(
    app,
    { ...terms, levels: [{ ...first, deposits: 500_00, bets: 9_000_00 }, ...others] },
    machine,
  );
  while ((await judgeAgain(app)) > 0);
  await giveGifts(app);
  expect((await standing(one)).level).toBe(1);
  expect(await giftsOf(one)).toEqual([`vip:1:${one.id}`]);
});

test('the books are sound after all of it', async () => {
  expect(await verifyLedger(database)).toMatchObject({ isSound: true, faults: [] });
});
