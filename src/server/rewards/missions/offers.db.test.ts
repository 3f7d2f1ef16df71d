import { expect, test, vi } from 'vitest';
import type { GoalTerms } from '#contract/mission-terms.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { readFactLagSeconds } from '#server/settled-facts/fact-store.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { claimReward } from '../grants/claim-rewards.ts';
import { isInOffer } from '../offers-in-play-store.ts';
import { countMissions } from './count-missions.ts';
import { grantEarned } from './grant-earned.ts';
import { joinMission } from './join-mission.ts';
import { publishMission } from './publish-mission.ts';
import { readSummary } from './read-summary.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
const machine = { id: null, name: 'machine' };

const offer = {
  kind: 'goals',
  code: 'welcome',
  title: { es: 'Bienvenida', en: 'Welcome' },
  window: { every: 'once', from: '2026-11-01T00:00:00Z', to: '2027-03-01T00:00:00Z' },
  claimDays: 7,
  budget: { cash: 20_000 },
  joining: 'tap',
  match: 'all',
  offer: { promotion: 'welcome', product: 'casino', days: 30, audience: 'everyone' },
  conditions: [
    { counter: 'deposits', minimum: 5_000, goals: [1] },
    { counter: 'valid-bets', weights: { RNG: 100, FISH: 50 }, goals: [50_000] },
  ],
  stages: [{ form: 'cash', amount: 10_000 }],
} satisfies GoalTerms;

await publishMission(app, offer, machine);
await publishMission(
  app,
  { ...offer, code: 'first', offer: { ...offer.offer, audience: 'first-deposit' } },
  machine,
);

const player = () => newPlayer(database, `o${crypto.randomUUID().slice(0, 8)}`);

async function bet(by: Player, stake: string, gameType: 'RNG' | 'FISH' | 'LIVE' = 'RNG') {
  const at = app.clock.now();
  await database
    .insertInto('bet_record')
    .values({
      player_id: by.id,
      game_type: gameType,
      vendor_code: 'PG',
      game_name: { es: 'Juego', en: 'Game' },
      round: crypto.randomUUID(),
      stake,
      payout: '0',
      state: 'lost',
      placed_at: at,
      settled_at: at,
    })
    .execute();
}

async function deposit(by: Player, amount: string) {
  await database
    .insertInto('settled_fact')
    .values({
      player_id: by.id,
      kind: 'deposit',
      amount,
      currency: 'USD',
      happened_at: app.clock.now(),
      source_kind: 'transfer',
      source_ref: crypto.randomUUID(),
    })
    .execute();
}

async function countEverything(): Promise<void> {
  const countAndLook = async () => {
    while ((await countMissions(app, 100)) > 0);
    return (await readFactLagSeconds(database)) === 0;
  };
  await vi.waitUntil(countAndLook, { timeout: 60_000, interval: 20 });
  await grantEarned(app);
}

async function offerOf(of: Player, id = 'welcome') {
  const { value } = await readSummary(app, { language: 'en' }, of);
  return value.missions.find((one) => one.id === id);
}

test('nobody is in an offer who has not joined it', async () => {
  const one = await player();
  await deposit(one, '5000');
  await bet(one, '60000');
  await countEverything();
  expect(await offerOf(one)).toMatchObject({
    status: 'Join',
    offer: { multiple: 5, days: 30, games: 'slots 100 %, fishing 50 %' },
    conditions: [{ counted: '0' }, { counted: '0' }],
  });
});

test('own money is played, weights count, and the cash is claimed at the end', async () => {
  const one = await player();
  expect(await joinMission(app, 'welcome', one)).toMatchObject({ done: true });
  await deposit(one, '5000');
  await bet(one, '40000');
  await bet(one, '19999', 'FISH');
  await bet(one, '90000', 'LIVE');
  await countEverything();
  expect(await offerOf(one)).toMatchObject({
    status: 'Joined',
    conditions: [{ counted: '1' }, { counted: '49999' }],
  });
  await bet(one, '2', 'FISH');
  await countEverything();
  const reached = await offerOf(one);
  expect(reached?.status).toBe('Issued');
  const rewardId = reached?.stages[0]?.rewardId ?? '';
  expect(await claimReward(app, rewardId, one)).toMatchObject({
    value: { form: 'cash', amount: '10000', state: 'claimed' },
  });
  expect((await offerOf(one))?.status).toBe('Claimed');
});

test('the days are one’s own, and whoever comes too late for all of them cannot join', async () => {
  const one = await player();
  await joinMission(app, 'welcome', one);
  expect((await offerOf(one))?.endsAt).toBe('2026-12-20T12:00:00.000Z');
  app.clock.set('2026-12-20T12:00:00Z');
  await bet(one, '1000');
  await countEverything();
  expect(await offerOf(one)).toMatchObject({
    status: 'Closed',
    conditions: [{}, { counted: '0' }],
  });
  app.clock.set('2027-02-10T12:00:00Z');
  const late = await player();
  expect(await joinMission(app, 'welcome', late)).toMatchObject({ code: 'mission.not-now' });
  expect((await offerOf(late))?.status).toBe('Closed');
  app.clock.set('2026-11-20T12:00:00Z');
});

test('an offer for the first deposit asks for a checked identity and for no deposit before', async () => {
  const [one, other] = [await player(), await player()];
  expect(await joinMission(app, 'first', one)).toMatchObject({ code: 'kyc.missing' });
  const at = app.clock.now();
  await database
    .insertInto('kyc_case')
    .values(
      [one, other].map(({ id }) => ({
        player_id: id,
        status: 'approved' as const,
        document_kind: 'identity-card' as const,
        locked_details: 'v1.for-a-test',
        id_hint: '4050',
        begun_at: at,
        submitted_at: at,
        decided_at: at,
        decided_by: 'operator:eva',
      })),
    )
    .execute();
  await deposit(other, '100');
  expect(await joinMission(app, 'first', other)).toMatchObject({ code: 'mission.not-for-you' });
  expect(await joinMission(app, 'first', one)).toMatchObject({ done: true });
  await deposit(one, '5000');
  expect(await joinMission(app, 'first', one)).toMatchObject({ done: true });
});

test('what a pack forbids is not published', async () => {
  const stages: GoalTerms['stages'] = [{ form: 'cash', amount: 5_000 }];
  await expect(publishMission(app, { ...offer, stages }, machine)).rejects.toThrow(/20 times/);
});

test('the books are sound after all of it', async () => {
  expect(await verifyLedger(database)).toMatchObject({ isSound: true, faults: [] });
});

async function takesBreak({ id }: Player, kind: 'cool-off' | 'exclusion', days: number) {
  const began_at = app.clock.now();
  const ends_at = new Date(began_at.getTime() + days * 86_400_000);
  await database
    .insertInto('player_break')
    .values({ player_id: id, kind, began_at, ends_at })
    .execute();
}

test('L-BREAK: an offer’s days stand still in a cool-off, and it is the only one of its kind until its own end', async () => {
  app.clock.set('2026-12-01T12:00:00Z');
  const one = await player();
  await joinMission(app, 'welcome', one);
  await deposit(one, '5000');
  await bet(one, '20000');
  await countEverything();
  await takesBreak(one, 'cool-off', 10);
  await bet(one, '30000');
  await countEverything();
  // Thirty days from joining, and the ten of the break: without them it would be over.
  app.clock.set('2027-01-05T12:00:00Z');
  expect(await offerOf(one)).toMatchObject({
    status: 'Joined',
    endsAt: '2027-01-10T12:00:00.000Z',
    conditions: [{ counted: '1' }, { counted: '20000' }],
  });
  expect(
    await isInOffer(database, { playerId: one.id, product: 'casino', now: app.clock.now() }),
  ).toBe(true);
  await bet(one, '30000');
  await countEverything();
  expect((await offerOf(one))?.status).toBe('Issued');
});

test('L-BREAK: a self-exclusion ends an offer as it begins', async () => {
  app.clock.set('2026-12-01T12:00:00Z');
  const one = await player();
  await joinMission(app, 'welcome', one);
  await deposit(one, '5000');
  app.clock.set('2026-12-03T12:00:00Z');
  await takesBreak(one, 'exclusion', 1);
  app.clock.set('2026-12-05T12:00:00Z');
  await bet(one, '60000');
  await countEverything();
  expect(await offerOf(one)).toMatchObject({
    status: 'Closed',
    endsAt: '2026-12-03T12:00:00.000Z',
    conditions: [{ counted: '1' }, { counted: '0' }],
  });
  expect(
    await isInOffer(database, { playerId: one.id, product: 'casino', now: app.clock.now() }),
  ).toBe(false);
});
