import type { ActivityTerms } from '#contract/activities.ts';
import type { BonusTerms } from '#contract/bonus-terms.ts';
import type { EnvelopeTerms } from '#contract/envelope-terms.ts';
import type { MissionTerms } from '#contract/mission-terms.ts';
import type { RaffleTerms } from '#contract/raffle-terms.ts';
import type { ReferralTerms } from '#contract/referral-terms.ts';
import { inTransaction } from '#server/db/open.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { publishActivity } from '#server/rewards/activities/decide-application.ts';
import { chooseBonus } from '#server/rewards/bonus/choose-bonus.ts';
import { grantForDeposit } from '#server/rewards/bonus/grant-for-deposit.ts';
import { proposeBonus, publishBonus } from '#server/rewards/bonus/publish-bonus.ts';
import { publishEnvelope } from '#server/rewards/envelopes/plan-envelopes.ts';
import { makeGrant } from '#server/rewards/grants/make-grant.ts';
import { loadItems } from '#server/rewards/mall/load-items.ts';
import { publishMission } from '#server/rewards/missions/publish-mission.ts';
import { changeRule } from '#server/rewards/points/change-rule.ts';
import { movePoints } from '#server/rewards/points/move-points.ts';
import { publishReferral } from '#server/rewards/referral/publish-referral.ts';
import { firstStart } from '#server/rewards/two-people.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';
import { quickHash } from '#tests/identity/quick-hash.ts';

const machine = { id: null, name: 'machine' };
const words = { es: 'Taza', en: 'Cup' };

const mission = {
  kind: 'goals',
  code: 'contract',
  title: words,
  window: { every: 'day' },
  claimDays: 7,
  budget: { points: 100 },
  joining: 'tap',
  match: 'all',
  conditions: [{ counter: 'rounds', goals: [1] }],
  stages: [{ form: 'points', amount: 1 }],
} satisfies MissionTerms;

const activity = {
  code: 'contract',
  promotion: 'contract',
  title: words,
  ask: words,
  from: '2020-01-01T00:00:00Z',
  to: '2100-01-01T00:00:00Z',
  form: 'points',
  atLeast: 1,
  atMost: 10,
  budget: 100,
  twoPeopleAbove: 5,
  claimDays: 7,
} satisfies ActivityTerms;

const envelope = {
  code: 'contract',
  title: words,
  form: 'points',
  split: 'lucky',
  minimum: 1,
  audience: { kind: 'everyone', total: 100, shares: 10 },
  when: { every: 'once', from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' },
  budget: 100,
} satisfies EnvelopeTerms;

const referral = {
  verified: { inviter: { form: 'points', amount: 10 } },
  friendsPerMonth: 10,
  claimDays: 30,
  budget: { points: 1_000 },
} satisfies ReferralTerms;

/**
 * Two members with points and a payment password, one to redeem and one to convert, since who has guessed
 * too often at one call has to wait at the other; an item, and a reward to claim.
 */
export async function fillRewards({ app }: Pick<FreshSite, 'app'>): Promise<{
  tokens: Record<'redeemer' | 'converter', string>;
  values: Record<'mallItem' | 'reward' | 'envelope' | 'bonus' | 'raffle', string>;
}> {
  const { database } = app;
  await changeRule(
    app,
    {
      stakePerPoint: 1_000_000,
      rates: { RNG: 1_000_000 },
      convert: { points: 100, amount: 100, minimum: 500, step: 100 },
      twoPeopleAbove: 0,
    },
    machine,
  );
  const item = { code: 'CONTRACT', name: words, description: words, kind: 'parcel' } as const;
  await loadItems(app, [{ ...item, points: 10, amount: 0, isOffered: true }], machine);
  await publishMission(app, mission, machine);
  await publishActivity(app, activity, machine);
  await publishReferral(app, referral, machine);
  await publishEnvelope(app, envelope, machine);
  const { id: envelopeId } = await database
    .selectFrom('envelope')
    .select('id')
    .where('code', '=', envelope.code)
    .executeTakeFirstOrThrow();
  const { id: mallItem } = await database
    .selectFrom('mall_item')
    .select('id')
    .where('code', '=', item.code)
    .executeTakeFirstOrThrow();
  const hashed = await quickHash('427193');
  const newMember = async (account: string) => {
    const { id } = await database
      .insertInto('player')
      .values({
        account,
        nickname: account,
        merchant: app.settings.merchant,
        language: 'es',
        type: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('profile')
      .values({ player_id: id, payment_password_hash: hashed })
      .execute();
    await inTransaction(database, async (transaction) => {
      await movePoints(transaction, {
        playerId: id,
        points: 100_000n,
        key: `contract:${id}`,
        kind: 'points-given',
        reference: 'a test',
        actor: 'test',
        type: 'given',
        now: app.clock.now(),
      });
      return { done: true };
    });
    return id;
  };
  const redeemer = await newMember('contract-redeemer');
  const converter = await newMember('contract-converter');
  await database
    .insertInto('referral_code')
    .values({ player_id: converter, code: 'friendly' })
    .execute();
  await database
    .insertInto('sponsor')
    .values({
      player_id: redeemer,
      agent_id: null,
      affiliate_code: null,
      referrer_id: null,
      register_url: null,
      register_method: 'WEB',
      registered_at: app.clock.now(),
      series: null,
    })
    .execute();
  const made = await inTransaction(database, (transaction) =>
    makeGrant(app, transaction, {
      playerId: redeemer,
      source: 'gift',
      sourceRef: 'contract',
      form: 'cash',
      amount: 100n,
      now: app.clock.now(),
    }),
  );
  const bonus = await playedBonus(app, redeemer);
  await database
    .insertInto('rebate_accrual')
    .values({
      player_id: redeemer,
      vendor: 'PG',
      class: 'RNG',
      valid: '100',
      millionths: '5000000',
    })
    .execute();
  return {
    tokens: {
      redeemer: (await openSession(app, redeemer)).token,
      converter: (await openSession(app, converter)).token,
    },
    values: {
      mallItem,
      envelope: envelopeId,
      raffle: await drawnRaffle(app, redeemer),
      reward: made.done ? (made.value?.id ?? '') : '',
      bonus,
    },
  };
}

/** One that was drawn without a beacon, with one ticket. */
async function drawnRaffle({ database, clock }: AppContext, playerId: string): Promise<string> {
  const now = clock.now();
  const seed = 'a'.repeat(64);
  const terms: RaffleTerms = {
    code: 'contract-raffle',
    title: { es: 'Rifa', en: 'Raffle' },
    betsPerTicket: 100,
    ticketsPerPlayer: 1,
    prizes: [{ amount: 100, times: 1 }],
    onePrizeEach: true,
    reserves: 0,
    claimDays: 14,
    when: {
      every: 'once',
      from: new Date(now.getTime() - 7_200_000).toISOString(),
      to: new Date(now.getTime() - 3_600_000).toISOString(),
    },
    budget: 100,
  };
  await database
    .insertInto('raffle_plan')
    .values({ code: terms.code, terms: JSON.stringify(terms), published_at: now, ended_at: now })
    .execute();
  const budget = await database
    .insertInto('reward_budget')
    .values({ name: 'raffle:contract', commodity: 'USD', cap: '100' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('raffle')
    .values({
      code: terms.code,
      terms: JSON.stringify(terms),
      begins_at: new Date(now.getTime() - 7_200_000),
      closes_at: new Date(now.getTime() - 3_600_000),
      ...{ server_seed: seed, commitment: seed, salt: seed, list_hash: seed },
      ...{ beacon_network: 'none', beacon_round: '1', budget_id: budget.id, set_aside: '0' },
      ...{ tickets: 1, sealed_at: now, drawn_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('raffle_ticket')
    .values({ raffle_id: id, first: 1, last: 1, player_id: playerId, at: now })
    .execute();
  return id;
}

const doubling: BonusTerms = {
  code: 'contract-bonus',
  title: words,
  promotion: 'contract',
  product: 'casino',
  from: '2020-01-01T00:00:00Z',
  to: '2100-01-01T00:00:00Z',
  audience: 'everyone',
  match: { percent: 100, atLeast: 1, atMost: 100 },
  multiple: 10,
  base: 'bonus',
  weights: { games: {}, vendors: {}, classes: { RNG: 100 } },
  capStake: 100,
  capConversion: null,
  isSticky: false,
  days: 30,
  claimDays: 30,
  onWithdrawal: 'keep',
  budget: 1_000,
};

/** A bonus that came with a deposit, to be looked at and given up. */
async function playedBonus(app: FreshSite['app'], playerId: string): Promise<string> {
  await proposeBonus(app, doubling, machine);
  await publishBonus(app, doubling.code, firstStart);
  const { account } = await app.database
    .selectFrom('player')
    .select('account')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const player = {
    ...{ id: playerId, account, type: 0 },
    ...{ isAgent: false, isTrial: false, mustChange: false },
  };
  await chooseBonus(app, doubling.code, player);
  await inTransaction(app.database, async (transaction) => {
    const now = app.clock.now();
    await grantForDeposit(app, transaction, { playerId, depositId: 'contract', amount: 100n, now });
    return { done: true };
  });
  const { grant_id: id } = await app.database
    .selectFrom('bonus_state')
    .select('grant_id')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return id;
}
