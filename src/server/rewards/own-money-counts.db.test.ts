import { expect, test, vi } from 'vitest';
import type { ReferralTerms } from '#contract/referral-terms.ts';
import type { Player } from '#server/kernel/answer.ts';
import { ownReferralCode } from '#server/registration/own-referral-code.ts';
import { readFactLagSeconds } from '#server/settled-facts/fact-store.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { countReferrals } from './referral/count-referrals.ts';
import { nameReferrer } from './referral/name-referrer.ts';
import { publishReferral } from './referral/publish-referral.ts';
import { countVip } from './vip/count-vip.ts';

const { database } = await freshDatabase({ poolSize: 4 });
const app = testApp(database);
const terms: ReferralTerms = {
  played: { inviter: { form: 'cash', amount: 5_00 }, deposits: 50_00, bets: 250_00, days: 30 },
  friendsPerMonth: 10,
  claimDays: 30,
  budget: { points: 1_000_000, cash: 1_000_00 },
};
await publishReferral(app, terms, { id: null, name: 'machine' });

async function newcomer(referrer?: Player): Promise<Player> {
  const one = await newPlayer(database, `o${crypto.randomUUID().slice(0, 8)}`);
  await database
    .insertInto('sponsor')
    .values({
      player_id: one.id,
      agent_id: null,
      affiliate_code: null,
      referrer_id: referrer?.id ?? null,
      register_url: null,
      register_method: 'WEB',
      registered_at: app.clock.now(),
      series: null,
    })
    .execute();
  return one;
}

async function stake(by: Player, { stake, bonus = 0 }: { stake: number; bonus?: number }) {
  const at = app.clock.now();
  const round = crypto.randomUUID();
  await database
    .insertInto('bet_record')
    .values({
      player_id: by.id,
      game_type: 'RNG',
      vendor_code: 'PG',
      game_name: { es: 'Juego', en: 'Game' },
      round,
      stake: String(stake),
      bonus_stake: String(bonus),
      payout: '0',
      state: 'lost',
      placed_at: at,
      settled_at: at,
    })
    .execute();
  return round;
}

async function deposit(by: Player, amount: number): Promise<void> {
  await database
    .insertInto('settled_fact')
    .values({
      player_id: by.id,
      kind: 'deposit',
      amount: String(amount),
      currency: 'USD',
      happened_at: app.clock.now(),
      source_kind: 'transfer',
      source_ref: `deposit:${crypto.randomUUID()}`,
    })
    .execute();
}

async function count(): Promise<void> {
  const countAndLook = async () => {
    while ((await countReferrals(app, 100)) > 0);
    while ((await countVip(app, 100)) > 0);
    return (await readFactLagSeconds(database)) === 0;
  };
  await vi.waitUntil(countAndLook, { timeout: 60_000, interval: 20 });
}

const friendOf = ({ id }: Player) =>
  database
    .selectFrom('referral')
    .select(['deposits', 'bets'])
    .where('player_id', '=', id)
    .executeTakeFirst();

const vipOf = ({ id }: Player) =>
  database
    .selectFrom('vip_standing')
    .select(['deposits', 'bets'])
    .where('player_id', '=', id)
    .executeTakeFirst();

test('a code typed a day after registering counts what was deposited and staked before, once', async () => {
  const inviter = await newcomer();
  const friend = await newcomer();
  await deposit(friend, 50_00);
  await stake(friend, { stake: 249_00 });
  await count();
  const code = await ownReferralCode(database, inviter.id);
  expect(await nameReferrer(app, { code }, friend)).toMatchObject({ done: true });
  expect(await friendOf(friend)).toEqual({ deposits: '5000', bets: '24900' });
  await stake(friend, { stake: 1_00 });
  await count();
  expect(await friendOf(friend)).toEqual({ deposits: '5000', bets: '25000' });
});

test('what the reader has not passed yet when the code is typed is counted by the reader, once', async () => {
  const inviter = await newcomer();
  const friend = await newcomer();
  await count();
  await deposit(friend, 50_00);
  const code = await ownReferralCode(database, inviter.id);
  expect(await nameReferrer(app, { code }, friend)).toMatchObject({ done: true });
  expect(await friendOf(friend)).toEqual({ deposits: '0', bets: '0' });
  await count();
  expect(await friendOf(friend)).toEqual({ deposits: '5000', bets: '0' });
});

test('bonus money makes no friend count and raises no level, and neither does its undoing', async () => {
  const friend = await newcomer(await newcomer());
  await count();
  const round = await stake(friend, { stake: 10_00, bonus: 7_00 });
  await stake(friend, { stake: 5_00, bonus: 5_00 });
  await count();
  expect(await friendOf(friend)).toMatchObject({ bets: '300' });
  expect(await vipOf(friend)).toMatchObject({ bets: '300' });
  await database
    .updateTable('bet_record')
    .set({ state: 'void' })
    .where('round', '=', round)
    .execute();
  await count();
  expect(await friendOf(friend)).toMatchObject({ bets: '0' });
  expect(await vipOf(friend)).toMatchObject({ bets: '0' });
});
