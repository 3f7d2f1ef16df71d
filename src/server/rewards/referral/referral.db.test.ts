import { expect, test, vi } from 'vitest';
import type { ReferralTerms } from '#contract/referral-terms.ts';
import { lockDetails } from '#server/identity-documents/locked-details.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { ownReferralCode } from '#server/registration/own-referral-code.ts';
import { readFactLagSeconds } from '#server/settled-facts/fact-store.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { playBet } from '#tests/stages/play-bet.ts';
import { claimReward } from '../grants/claim-rewards.ts';
import { readRewards } from '../grants/read-rewards.ts';
import { countReferrals, verifyFriends } from './count-referrals.ts';
import { giveAwards } from './give-awards.ts';
import { nameReferrer } from './name-referrer.ts';
import { publishReferral } from './publish-referral.ts';
import { readReferral } from './read-referral.ts';
import { releaseFriends } from './release-friends.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
const points = { form: 'points', amount: 1_000 } as const;

const terms: ReferralTerms = {
  verified: { inviter: points, friend: points },
  played: { inviter: { form: 'cash', amount: 5_00 }, deposits: 50_00, bets: 250_00, days: 30 },
  friendsPerMonth: 10,
  claimDays: 30,
  budget: { points: 1_000_000, cash: 1_000_00 },
};
await publishReferral(app, terms, { id: null, name: 'machine' });

interface By {
  referrer?: Player;
  agent?: Player;
}

/** Registered as the form does it: the fact of it is written by the sponsor's trigger. */
async function newcomer({ referrer, agent }: By = {}): Promise<Player> {
  const one = await newPlayer(database, `r${crypto.randomUUID().slice(0, 8)}`);
  await database
    .insertInto('sponsor')
    .values({
      player_id: one.id,
      agent_id: agent?.id ?? null,
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

async function stake(by: Player, amount: number): Promise<void> {
  const [vendor, at] = ['PG', app.clock.now()];
  await playBet(database, { playerId: by.id, vendor, stake: BigInt(amount), payout: 0n, at });
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

async function approve(one: Player): Promise<void> {
  const at = app.clock.now();
  await database
    .insertInto('kyc_case')
    .values({
      player_id: one.id,
      status: 'approved',
      document_kind: 'identity-card',
      locked_details: lockDetails(app, one.id, {
        fullName: 'Ana Luz',
        idNumber: one.id,
        birthday: '1990-11-24',
      }),
      id_hint: '4711',
      begun_at: at,
      submitted_at: at,
      decided_at: at,
      decided_by: 'operator:eva',
    })
    .execute();
}

/** Until nothing waits: other databases of the server write too, and facts are readable behind them only. */
async function count(): Promise<void> {
  const countAndLook = async () => {
    while ((await countReferrals(app, 100)) > 0);
    return (await readFactLagSeconds(database)) === 0;
  };
  await vi.waitUntil(countAndLook, { timeout: 60_000, interval: 20 });
  await verifyFriends(app);
  await releaseFriends(app);
  await giveAwards(app);
}

const overview = async (of: Player) => (await readReferral(app, of)).value;
const claimable = async (of: Player) => (await readRewards(app, of)).value.claimable;

async function finishedFriends(referrer: Player, many: number): Promise<Player[]> {
  const friends: Player[] = [];
  while (friends.length < many) friends.push(await newcomer({ referrer }));
  await count();
  for (const friend of friends) {
    await approve(friend);
    await deposit(friend, 50_00);
    await stake(friend, 250_00);
  }
  return friends;
}

test('both get points at verification, and the inviter money once the friend deposited and staked (V)', async () => {
  const ana = await newcomer();
  const friend = await newcomer({ referrer: ana });
  await count();
  expect((await overview(ana)).friends).toMatchObject([
    { state: 'open', isVerified: false, hasDeposited: false, hasStaked: false },
  ]);
  await approve(friend);
  await count();
  expect(await claimable(ana)).toMatchObject([{ form: 'points', amount: '1000' }]);
  expect(await claimable(friend)).toMatchObject([{ form: 'points', amount: '1000' }]);
  await deposit(friend, 50_00);
  await stake(friend, 249_99);
  await count();
  expect((await overview(ana)).friends).toMatchObject([{ hasDeposited: true, hasStaked: false }]);
  expect(await claimable(ana)).toHaveLength(1);
  await stake(friend, 1);
  await count();
  expect(await overview(ana)).toMatchObject({
    month: { released: 1, atMost: 10 },
    friends: [{ state: 'released', name: expect.stringContaining('***') }],
  });
  expect((await claimable(ana)).map(({ form, amount }) => `${form} ${amount}`).sort()).toEqual([
    'cash 500',
    'points 1000',
  ]);
});

test('the eleventh friend of a month waits for the first of the next (V)', async () => {
  const ana = await newcomer();
  await finishedFriends(ana, 11);
  await count();
  const { month, friends } = await overview(ana);
  expect(month.released).toBe(10);
  expect(friends.filter(({ state }) => state === 'next-month')).toMatchObject([
    { countsFrom: '2026-12-01T00:00:00.000Z' },
  ]);
  app.clock.set('2026-12-01T00:00:01Z');
  await count();
  expect((await overview(ana)).month.released).toBe(1);
  app.clock.set('2026-11-20T12:00:00Z');
});

test('what is deposited and staked after the friend’s days counts nothing', async () => {
  const ana = await newcomer();
  const friend = await newcomer({ referrer: ana });
  await count();
  app.clock.set('2026-12-20T12:00:01Z');
  await deposit(friend, 50_00);
  await stake(friend, 250_00);
  await count();
  expect((await overview(ana)).friends).toMatchObject([{ state: 'over', hasDeposited: false }]);
  app.clock.set('2026-11-20T12:00:00Z');
});

test('a deposit that comes back revokes what is unclaimed, and leaves what was claimed to a person', async () => {
  const ana = await newcomer();
  const [kept, lost] = await finishedFriends(ana, 2);
  if (!kept || !lost) throw new Error('There are no friends.');
  await count();
  const cash = (await claimable(ana)).filter(({ form }) => form === 'cash');
  expect(cash).toHaveLength(2);
  const grants = await database
    .selectFrom('referral_award')
    .select(['friend_id', 'grant_id'])
    .where('stage', '=', 'played')
    .where('player_id', '=', ana.id)
    .execute();
  const grantFor = (of: Player) => grants.find(({ friend_id: id }) => id === of.id)?.grant_id ?? '';
  await claimReward(app, grantFor(kept), ana);
  await deposit(kept, -50_00);
  await deposit(lost, -50_00);
  await count();
  const states = await database
    .selectFrom('reward_grant')
    .select(['id', 'state'])
    .where('id', 'in', [grantFor(kept), grantFor(lost)])
    .execute();
  expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
    [grantFor(kept)]: 'claimed',
    [grantFor(lost)]: 'revoked',
  });
  const concerns = await database
    .selectFrom('referral')
    .select('player_id')
    .where('concern_at', 'is not', null)
    .execute();
  expect(concerns).toHaveLength(2);
});

test('one’s own line and one’s own second account count nothing, whatever they do', async () => {
  const top = await newcomer();
  const agent = await newcomer({ agent: top });
  const inLine = await newcomer({ referrer: top, agent });
  const twin = await newcomer();
  await database
    .insertInto('person_mark')
    .values([{ player_id: twin.id, kind: 'phone', mark: 'same', noted_at: app.clock.now() }])
    .execute();
  const second = await newPlayer(database, 'r-second');
  await database
    .insertInto('person_mark')
    .values([{ player_id: second.id, kind: 'phone', mark: 'same', noted_at: app.clock.now() }])
    .execute();
  await database
    .insertInto('sponsor')
    .values({
      player_id: second.id,
      agent_id: null,
      affiliate_code: null,
      referrer_id: twin.id,
      register_url: null,
      register_method: 'WEB',
      registered_at: app.clock.now(),
      series: null,
    })
    .execute();
  await count();
  await approve(inLine);
  await approve(second);
  await count();
  expect((await overview(top)).friends).toMatchObject([{ state: 'not-counted' }]);
  expect((await overview(twin)).friends).toMatchObject([{ state: 'not-counted' }]);
  expect(await claimable(top)).toEqual([]);
  expect(await claimable(twin)).toEqual([]);
});

test('an identity that turns out to be the inviter’s own counts nothing, at whichever step it shows', async () => {
  const note = (of: Player, mark: string) =>
    database
      .insertInto('person_mark')
      .values({
        player_id: of.id,
        kind: 'identity-number',
        mark,
        noted_at: app.clock.now(),
      })
      .execute();
  const ana = await newcomer();
  const second = await newcomer({ referrer: ana });
  const later = await newcomer({ referrer: ana });
  await count();
  await note(ana, 'one-document');
  await note(second, 'one-document');
  for (const friend of [second, later]) await approve(friend);
  await count();
  expect(await claimable(second)).toEqual([]);
  expect(await claimable(ana)).toHaveLength(1);
  await note(later, 'one-document');
  await deposit(later, 50_00);
  await stake(later, 250_00);
  await count();
  expect(await claimable(ana)).toHaveLength(1);
  expect((await overview(ana)).friends).toMatchObject([
    { state: 'not-counted' },
    { state: 'not-counted' },
  ]);
});

test('who waits for room and has the deposit sent back is not paid in the next month', async () => {
  const ana = await newcomer();
  const friends = await finishedFriends(ana, 11);
  await count();
  const waiting = await database
    .selectFrom('referral')
    .select('player_id')
    .where('referrer_id', '=', ana.id)
    .where('released_month', 'is', null)
    .executeTakeFirstOrThrow();
  const last = friends.find(({ id }) => id === waiting.player_id);
  if (!last) throw new Error('Nobody waits.');
  app.clock.set('2027-02-20T12:00:00Z');
  await deposit(last, -50_00);
  await count();
  expect((await overview(ana)).month.released).toBe(0);
  const paid = await database
    .selectFrom('referral_award')
    .select('ref')
    .where('friend_id', '=', last.id)
    .where('stage', '=', 'played')
    .execute();
  expect(paid).toEqual([]);
  app.clock.set('2026-11-20T12:00:00Z');
});

test('a typed code is refused by its first obstacle, in the order the call lists them', async () => {
  const [ana, agent] = [await newcomer(), await newcomer()];
  const code = await ownReferralCode(database, ana.id);
  expect(await ownReferralCode(database, ana.id)).toBe(code);
  const late = await newcomer();
  app.clock.set('2026-11-21T12:00:01Z');
  expect(await nameReferrer(app, { code }, late)).toMatchObject({ code: 'referral.late' });
  app.clock.set('2026-11-20T12:00:00Z');
  const one = await newcomer({ agent });
  expect(await nameReferrer(app, { code: 'nobodys1' }, one)).toMatchObject({
    code: 'referral.unknown',
  });
  const own = await ownReferralCode(database, one.id);
  expect(await nameReferrer(app, { code: own }, one)).toMatchObject({ code: 'referral.own' });
  const agents = await ownReferralCode(database, agent.id);
  expect(await nameReferrer(app, { code: agents }, one)).toMatchObject({ code: 'referral.line' });
  expect((await overview(one)).typeUntil).toBe('2026-11-21T12:00:00.000Z');
  expect(await nameReferrer(app, { code: code.toUpperCase() }, one)).toMatchObject({ done: true });
  expect(await nameReferrer(app, { code }, one)).toMatchObject({ code: 'referral.already' });
  expect((await overview(one)).typeUntil).toBeNull();
  expect((await overview(ana)).friends).toMatchObject([{ state: 'open' }]);
});

test('L-BREAK: an excluded inviter earns nothing, and who takes a short break gets it afterwards', async () => {
  const [out, resting] = [await newcomer(), await newcomer()];
  const friends = [await newcomer({ referrer: out }), await newcomer({ referrer: resting })];
  await count();
  const began_at = app.clock.now();
  await database
    .insertInto('player_break')
    .values([
      { player_id: out.id, kind: 'exclusion', began_at, ends_at: new Date('2027-11-20') },
      { player_id: resting.id, kind: 'cool-off', began_at, ends_at: new Date('2026-11-22') },
    ])
    .execute();
  for (const friend of friends) await approve(friend);
  await count();
  expect((await overview(resting)).isOpen).toBe(false);
  app.clock.set('2026-11-22T12:00:00Z');
  await count();
  expect(await claimable(resting)).toHaveLength(1);
  expect(await claimable(out)).toEqual([]);
  const states = await database
    .selectFrom('referral_award')
    .select('state')
    .where('player_id', '=', out.id)
    .execute();
  expect(states).toEqual([{ state: 'dropped' }]);
  app.clock.set('2026-11-20T12:00:00Z');
});

test('the books are sound after all of it', async () => {
  expect(await verifyLedger(database)).toMatchObject({ isSound: true, faults: [] });
});

test('of friends who type each other’s codes, all at once, each circle is left open', async () => {
  const three = [await newcomer(), await newcomer(), await newcomer()];
  const codes = await Promise.all(three.map(({ id }) => ownReferralCode(database, id)));
  const answers = await Promise.all(
    three.map((friend, place) => nameReferrer(app, { code: codes[(place + 1) % 3] ?? '' }, friend)),
  );
  const refused = answers.filter(({ done }) => !done);
  expect(refused).toEqual([{ done: false, code: 'referral.circle' }]);
});
