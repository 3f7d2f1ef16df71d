import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import type { Outcome, Player } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { quickHash } from '#tests/identity/quick-hash.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { threeLevels } from '#tests/rewards/three-levels.ts';
import { workedBonus } from '#tests/rewards/worked-bonus.ts';
import { applyActivity } from './activities/apply-activity.ts';
import { publishActivity } from './activities/decide-application.ts';
import { readActivities } from './activities/read-activities.ts';
import { chooseBonus } from './bonus/choose-bonus.ts';
import { proposeBonus, publishBonus } from './bonus/publish-bonus.ts';
import { publishEnvelope } from './envelopes/plan-envelopes.ts';
import { readEnvelopes } from './envelopes/read-envelopes.ts';
import { takeEnvelope } from './envelopes/take-envelope.ts';
import { claimAll, claimReward } from './grants/claim-rewards.ts';
import { giveByHand } from './grants/give-by-hand.ts';
import { loadItems } from './mall/load-items.ts';
import { placeOrder } from './mall/place-order.ts';
import { joinMission } from './missions/join-mission.ts';
import { publishMission } from './missions/publish-mission.ts';
import { changeRule } from './points/change-rule.ts';
import { convertPoints } from './points/convert-points.ts';
import { movePoints } from './points/move-points.ts';
import { readRaffles } from './raffles/read-raffles.ts';
import { collectRebate } from './rebates/collect-rebate.ts';
import { giveAwards } from './referral/give-awards.ts';
import { publishReferral } from './referral/publish-referral.ts';
import { giveGifts } from './vip/give-gifts.ts';
import { publishLevels } from './vip/publish-levels.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
const [ana, eva] = [await namedActor(app, 'ana'), await namedActor(app, 'eva')];
const now = app.clock.now().getTime();
const from = new Date(now - 1_000).toISOString();
const to = new Date(now + 3_600_000).toISOString();

await proposeBonus(app, workedBonus, ana);
await publishBonus(app, workedBonus.code, eva);
await publishEnvelope(
  app,
  {
    ...{ code: 'doors', title: { es: 'Sobre', en: 'Envelope' }, form: 'cash', split: 'fixed' },
    audience: { kind: 'everyone', total: 1_000, shares: 10 },
    ...{ minimum: 1, when: { every: 'once', from, to }, budget: 1_000 },
  },
  ana,
);
const { id: envelope } = await database
  .selectFrom('envelope')
  .select('id')
  .executeTakeFirstOrThrow();

await publishMission(
  app,
  {
    ...{
      kind: 'goals',
      code: 'tapped',
      title: { es: 'Misión', en: 'Mission' },
      window: { every: 'day' },
    },
    ...{ claimDays: 7, budget: { points: 1_000 }, joining: 'tap', match: 'all' },
    conditions: [{ counter: 'rounds', goals: [1] }],
    stages: [{ form: 'points', amount: 10 }],
  },
  ana,
);

const gift = ({ account }: Player) =>
  giveByHand(app, { account, form: 'points', amount: 10n, reason: 'A kind word.', days: 7 }, ana);

await publishActivity(
  app,
  {
    ...{ code: 'photo', promotion: 'photo', title: { es: 'Foto', en: 'Photo' } },
    ...{ ask: { es: 'Envía una foto', en: 'Send a photo' }, from, to, form: 'points' },
    ...{ atLeast: 10, atMost: 50, budget: 100, twoPeopleAbove: 20, claimDays: 7 },
  },
  ana,
);
const convert = { points: 1, amount: 1, minimum: 1, step: 1 };
await changeRule(app, { stakePerPoint: 100, rates: {}, twoPeopleAbove: 1_000, convert }, ana);
await loadItems(
  app,
  [
    {
      ...{ code: 'coin', name: { es: 'Bono', en: 'Cash' }, kind: 'cash', points: 1, prize: 1 },
      ...{ amount: 0, isOffered: true },
      description: { es: 'Dinero', en: 'Money' },
    },
  ],
  ana,
);
const { id: itemId } = await database
  .selectFrom('mall_item')
  .select('id')
  .executeTakeFirstOrThrow();
await publishLevels(app, threeLevels, ana);
await publishReferral(
  app,
  {
    verified: { inviter: { form: 'points', amount: 10 } },
    ...{ friendsPerMonth: 10, claimDays: 30, budget: { points: 1_000 } },
  },
  ana,
);
const paymentPassword = '427193';
const hashed = await quickHash(paymentPassword);

/** Somebody with something waiting behind every door. */
async function awaited(account: string): Promise<{ player: Player; reward: string }> {
  const player = await newPlayer(database, account);
  await database
    .insertInto('profile')
    .values({ player_id: player.id, payment_password_hash: hashed })
    .execute();
  await inTransaction(database, async (transaction) => {
    await movePoints(transaction, {
      ...{ playerId: player.id, points: 10n, key: `test:${player.id}`, kind: 'points-given' },
      ...{ reference: 'test', actor: 'test', type: 'given', now: app.clock.now() },
    });
    return { done: true };
  });
  const given = await gift(player);
  if (!given.done) throw new Error(given.code);
  await database
    .insertInto('rebate_accrual')
    .values({ player_id: player.id, vendor: 'PG', class: 'RNG', valid: '1', millionths: '5000000' })
    .execute();
  if (given.value.state !== 'claimable') {
    await database
      .updateTable('reward_grant')
      .set({ state: 'claimable' })
      .where('id', '=', given.value.id)
      .execute();
  }
  return { player, reward: given.value.id };
}

type Door = (player: Player, reward: string) => Promise<Outcome<unknown>>;

const doors: readonly [string, Door][] = [
  ['a claim', (player, reward) => claimReward(app, reward, player)],
  ['all claims', (player) => claimAll(app, player)],
  ['a red envelope', (player) => takeEnvelope(app, envelope, player)],
  [
    'the rebate that has accrued',
    (player) => collectRebate(app, { requestId: crypto.randomUUID() }, player),
  ],
  [
    'an item of the points mall',
    (player) => {
      const order = { itemId, quantity: 1, language: 'en' } as const;
      return placeOrder(app, { ...order, requestId: crypto.randomUUID() }, player);
    },
  ],
  [
    'points into money',
    (player) =>
      convertPoints(app, { requestId: crypto.randomUUID(), points: '1', paymentPassword }, player),
  ],
  [
    'an activity',
    (player) => applyActivity(app, { activityId: 'photo', comment: 'Here', pictures: 0 }, player),
  ],
  ['a mission', (player) => joinMission(app, 'tapped', player)],
  ['a bonus', (player) => chooseBonus(app, workedBonus.code, player)],
  ['a gift by hand', (player) => gift(player)],
];

test.each(doors)(
  'L-BREAK: %s is open to somebody, and shut to who is excluded or on a break',
  async (name, door) => {
    const open = await awaited(`open ${name}`.replace(/\W/g, ''));
    expect(await door(open.player, open.reward)).toMatchObject({ done: true });
    for (const kind of ['cool-off', 'exclusion'] as const) {
      const { player, reward } = await awaited(`${kind} ${name}`.replace(/\W/g, ''));
      await database
        .insertInto('player_break')
        .values({
          ...{ player_id: player.id, kind, began_at: app.clock.now() },
          ends_at: new Date('2028-01-01'),
        })
        .execute();
      expect(await door(player, reward)).toEqual({ done: false, code: 'break.active' });
      const grants = await database
        .selectFrom('reward_grant')
        .select('state')
        .where('player_id', '=', player.id)
        .execute();
      expect(grants).toEqual([{ state: 'claimable' }]);
      // Nothing is held out to them either.
      expect((await readEnvelopes(app, { language: 'en' }, player)).value.envelopes).toEqual([]);
      expect((await readRaffles(app, { language: 'en' }, player)).value.raffles).toEqual([]);
      const shown = await readActivities(app, { language: 'en' }, player);
      expect(shown.value.activities).toEqual([]);
    }
  },
);

/** A gift of a level, and an award for a friend, that were due before. */
async function dueOf(player: Player, friend: Player): Promise<void> {
  const at = app.clock.now();
  const due = { form: 'points', amount: '20', state: 'due', try_at: at } as const;
  await database
    .insertInto('vip_gift')
    .values({ ...due, ref: `vip:1:${player.id}`, player_id: player.id, kind: 'rise', level: 1 })
    .execute();
  const { version } = await database
    .selectFrom('referral_programme')
    .select('version')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('referral')
    .values({
      ...{ player_id: friend.id, referrer_id: player.id, registered_at: at, refusal: null },
      ...{ terms_version: version, until: at },
    })
    .execute();
  await database
    .insertInto('referral_award')
    .values({
      ...{ ...due, ref: `verified:${friend.id}:inviter`, player_id: player.id },
      ...{ friend_id: friend.id, stage: 'verified' },
    })
    .execute();
}

test('L-BREAK: what jobs would give to somebody who is excluded is dropped, and comes after no exclusion', async () => {
  const [open, shut] = [await awaited('jobsOpen'), await awaited('jobsShut')];
  for (const { player } of [open, shut]) {
    await dueOf(player, await newPlayer(database, `f${crypto.randomUUID().slice(0, 8)}`));
  }
  const began_at = app.clock.now();
  await database
    .insertInto('player_break')
    .values({
      ...{
        player_id: shut.player.id,
        kind: 'exclusion',
        began_at,
        ends_at: new Date('2027-08-01'),
      },
    })
    .execute();
  expect(await giveGifts(app)).toEqual([]);
  expect(await giveAwards(app)).toEqual([]);
  const sourcesOf = async ({ player }: { player: Player }) =>
    (
      await database
        .selectFrom('reward_grant')
        .select('source')
        .where('player_id', '=', player.id)
        .orderBy('source')
        .execute()
    ).map(({ source }) => source);
  expect(await sourcesOf(open)).toEqual(['gift', 'referral', 'vip']);
  expect(await sourcesOf(shut)).toEqual(['gift']);
  app.clock.set('2027-08-02T12:00:00Z');
  await giveGifts(app);
  await giveAwards(app);
  expect(await sourcesOf(shut)).toEqual(['gift']);
});
