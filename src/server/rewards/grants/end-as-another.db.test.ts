import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { RewardSource } from '#contract/rewards.ts';
import { inTransaction } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { bonusStage, setBonusStage } from '#tests/rewards/bonus-stage.ts';
import { markPerson } from '#tests/rewards/mark-person.ts';
import { giveUpBonus } from '../bonus/give-up-bonus.ts';
import { sweepRewards } from '../sweep-rewards.ts';
import { claimAll, claimReward } from './claim-rewards.ts';
import { makeGrant } from './make-grant.ts';
import { readRewards } from './read-rewards.ts';

const { database } = await freshDatabase({ poolSize: 12 });
const app = testApp(database);
const { bonusFor, depositor, rowOf } = bonusStage(app);

beforeAll(() => setBonusStage(app));

const somebody = () => newPlayer(database, `p${crypto.randomUUID().slice(0, 8)}`);

async function given(to: Player, source: RewardSource, sourceRef: string): Promise<string> {
  const outcome = await inTransaction(database, (transaction) =>
    makeGrant(app, transaction, {
      ...{ playerId: to.id, source, sourceRef, form: 'cash', amount: 100n },
      now: app.clock.now(),
    }),
  );
  if (!outcome.done || !outcome.value) throw new Error(`${sourceRef} was not granted.`);
  return outcome.value.id;
}

async function newestOf(of: Player) {
  const { value } = await readRewards(app, of);
  return value.history[0];
}

const anOccasion = () => randomInt(1_000, 1_000_000);

/** How each source names what it gives to whom, at the same occasion. */
const refs: Partial<Record<RewardSource, (of: Player, occasion: number) => string>> = {
  mission: ({ id }, run) => `${run}:${id}:1`,
  board: ({ id }, run) => `${run}:${id}:${id}`,
  raffle: ({ id }, raffle) => `raffle:${raffle}:${id}`,
  vip: ({ id }, year) => `birthday:2${year}:${id}`,
};

test.each(Object.entries(refs) as [RewardSource, (of: Player, occasion: number) => string][])(
  'what one account of a person claimed of a %s ends for the other one, whose marks came later',
  async (source, ref) => {
    const [one, other, stranger] = [await somebody(), await somebody(), await somebody()];
    const at = anOccasion();
    const first = await given(one, source, ref(one, at));
    const second = await given(other, source, ref(other, at));
    const elsewhere = await given(other, source, ref(other, at + 1_000));
    const theirs = await given(stranger, source, ref(stranger, at));
    await markPerson(database, [one, other]);
    expect(await claimReward(app, first, one)).toMatchObject({ value: { state: 'claimed' } });
    expect(await claimReward(app, second, other)).toEqual({
      done: false,
      code: 'reward.other-account',
    });
    expect(await newestOf(other)).toMatchObject({
      ...{ id: second, state: 'revoked', endReason: 'other-account' },
    });
    // Another occasion, and another person at the same one, are not touched.
    expect(await claimReward(app, elsewhere, other)).toMatchObject({ done: true });
    expect(await claimReward(app, theirs, stranger)).toMatchObject({ done: true });
  },
);

test('of many accounts that claim at once, one is paid', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, somebody));
  const run = anOccasion();
  const grants = await Promise.all(
    people.map((one) => given(one, 'mission', `${run}:${one.id}:1`)),
  );
  await markPerson(database, people);
  const claims = await Promise.all(
    people.map((one, place) => claimReward(app, grants[place] ?? '', one)),
  );
  expect(claims.filter((claim) => claim.done)).toHaveLength(1);
  expect(claims.flatMap((claim) => (claim.done ? [] : [claim.code]))).toEqual(
    Array.from({ length: 7 }, () => 'reward.other-account'),
  );
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});

test('a break pays it to one account of a person as well', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const run = anOccasion();
  await claimReward(app, await given(one, 'board', `${run}:${one.id}:1`), one);
  await given(other, 'board', `${run}:${other.id}:2`);
  await markPerson(database, [one, other]);
  const began_at = app.clock.now();
  await database
    .insertInto('player_break')
    .values({ player_id: other.id, kind: 'cool-off', began_at, ends_at: new Date('2027-06-01') })
    .execute();
  const faults: unknown[] = [];
  const sweep = { now: began_at } as Parameters<ReturnType<typeof sweepRewards>>[0];
  await sweepRewards(app, (fault) => faults.push(fault))(sweep);
  expect(faults).toEqual([]);
  expect(await newestOf(other)).toMatchObject({ state: 'revoked', endReason: 'other-account' });
});

test('an offer that waits behind another bonus ends once another account of the person plays it', async () => {
  const { player: one, bonus: played } = await depositor('capped');
  const waits = await bonusFor(one, 'worked');
  const { player: other } = await depositor('worked');
  await markPerson(database, [one, other]);
  expect(await giveUpBonus(app, played, one)).toMatchObject({ done: true });
  expect(await claimAll(app, one)).toMatchObject({
    value: { claimed: [], refused: [{ rewardId: waits, code: 'reward.other-account' }] },
  });
  expect(await rowOf(waits)).toMatchObject({ state: 'revoked', end_reason: 'other-account' });
});

test('what is for an invitation ends where its two sides turn out to be one person', async () => {
  const [inviter, friend] = [await somebody(), await somebody()];
  await sql`
    with programme as (
      insert into referral_programme (terms, published_at) values ('{}', now()) returning version)
    insert into referral (player_id, referrer_id, registered_at, terms_version, until)
    select ${friend.id}, ${inviter.id}, now(), version, now() from programme`.execute(database);
  const reward = await given(inviter, 'referral', `released:${friend.id}:inviter`);
  await markPerson(database, [inviter, friend], 'payout-account');
  expect(await claimReward(app, reward, inviter)).toMatchObject({ code: 'reward.other-account' });
});
