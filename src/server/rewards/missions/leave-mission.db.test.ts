import { expect, test, vi } from 'vitest';
import type { GoalTerms } from '#contract/mission-terms.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readFactLagSeconds } from '#server/settled-facts/fact-store.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { claimReward } from '../grants/claim-rewards.ts';
import { isInOffer } from '../offers-in-play-store.ts';
import { countMissions } from './count-missions.ts';
import { grantEarned } from './grant-earned.ts';
import { joinMission } from './join-mission.ts';
import { leaveMission } from './leave-mission.ts';
import { publishMission } from './publish-mission.ts';
import { readSummary } from './read-summary.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
const ana = { id: null, name: 'ana' };
app.clock.set('2026-11-18T12:00:00Z');

const weekly = {
  kind: 'goals',
  code: 'weekly',
  title: { es: 'Semanal', en: 'Weekly' },
  window: { every: 'week' },
  claimDays: 7,
  budget: { points: 1_000 },
  joining: 'tap',
  match: 'all',
  conditions: [{ counter: 'rounds', goals: [1, 3] }],
  stages: [
    { form: 'points', amount: 10 },
    { form: 'points', amount: 20 },
  ],
} satisfies GoalTerms;

const offer = {
  ...weekly,
  code: 'offered',
  window: { every: 'once', from: '2026-11-01T00:00:00Z', to: '2027-03-01T00:00:00Z' },
  budget: { cash: 20_000 },
  offer: { promotion: 'offered', product: 'casino', days: 30, audience: 'everyone' },
  conditions: [{ counter: 'valid-bets', weights: { RNG: 100 }, goals: [50_000] }],
  stages: [{ form: 'cash', amount: 10_000 }],
} satisfies GoalTerms;

await publishMission(app, weekly, ana);
await publishMission(app, { ...weekly, code: 'unasked', joining: 'automatic' }, ana);
await publishMission(app, offer, ana);
await publishMission(app, { ...offer, code: 'another' }, ana);

const player = () => newPlayer(database, `l${crypto.randomUUID().slice(0, 8)}`);

/** Moves on by a second, so that what is played before and after leaving differs by its time. */
function passSecond(): void {
  app.clock.set(new Date(app.clock.now().getTime() + 1_000).toISOString());
}

async function play(by: Player, stake = '1000'): Promise<void> {
  passSecond();
  const at = app.clock.now();
  await database
    .insertInto('bet_record')
    .values({
      player_id: by.id,
      game_type: 'RNG',
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
  passSecond();
}

async function count(): Promise<void> {
  const countAndLook = async () => {
    while ((await countMissions(app, 100)) > 0);
    return (await readFactLagSeconds(database)) === 0;
  };
  await vi.waitUntil(countAndLook, { timeout: 60_000, interval: 20 });
  await grantEarned(app);
}

async function standing(of: Player, id = 'weekly') {
  const { value } = await readSummary(app, { language: 'en' }, of);
  return value.missions.find((one) => one.id === id);
}

test('who gives a mission up keeps what was reached, and nothing later counts', async () => {
  const one = await player();
  await joinMission(app, 'weekly', one);
  expect(await standing(one)).toMatchObject({ status: 'Joined', mayLeave: true, leftAt: null });
  await play(one);
  const leftAt = app.clock.now().toISOString();
  // The reader has not counted the round yet: it was settled before, so it counts.
  expect(await leaveMission(app, 'weekly', one)).toMatchObject({ value: { leftAt } });
  await play(one);
  await play(one);
  await count();
  const read = await standing(one);
  expect(read).toMatchObject({
    ...{ status: 'Issued', mayLeave: false, leftAt },
    conditions: [{ counted: '1' }],
    stages: [{ state: 'issued' }, { state: 'open' }],
  });
  const rewardId = read?.stages[0]?.rewardId ?? '';
  expect(await claimReward(app, rewardId, one)).toMatchObject({ value: { state: 'claimed' } });
  expect((await standing(one))?.status).toBe('Closed');
});

test('a second tap changes nothing, and of twenty at once all hear the same', async () => {
  const one = await player();
  await joinMission(app, 'weekly', one);
  passSecond();
  const leftAt = app.clock.now().toISOString();
  const taps = await Promise.all(
    Array.from({ length: 20 }, () => leaveMission(app, 'weekly', one)),
  );
  passSecond();
  taps.push(await leaveMission(app, 'weekly', one));
  expect(taps).toEqual(Array.from({ length: 21 }, () => ({ done: true, value: { leftAt } })));
});

test('what was given up is joined again in the next period, from nothing', async () => {
  const one = await player();
  await joinMission(app, 'weekly', one);
  await play(one);
  await leaveMission(app, 'weekly', one);
  expect(await joinMission(app, 'weekly', one)).toMatchObject({ code: 'mission.left' });
  await count();
  const before = app.clock.now();
  app.clock.set('2026-11-24T12:00:00Z');
  expect(await joinMission(app, 'weekly', one)).toMatchObject({ done: true });
  expect(await standing(one)).toMatchObject({
    ...{ status: 'Joined', mayLeave: true, leftAt: null },
    conditions: [{ counted: '0' }],
  });
  app.clock.set(before.toISOString());
});

test('who leaves an offer may join another, and never the same one again', async () => {
  const one = await player();
  await joinMission(app, 'offered', one);
  expect(await joinMission(app, 'another', one)).toMatchObject({ code: 'offer.one-active' });
  await play(one, '40000');
  await leaveMission(app, 'offered', one);
  const inPlay = { playerId: one.id, product: 'casino', now: app.clock.now() };
  expect(await isInOffer(database, inPlay)).toBe(false);
  expect(await joinMission(app, 'another', one)).toMatchObject({ done: true });
  expect(await joinMission(app, 'offered', one)).toMatchObject({ code: 'mission.left' });
  await play(one, '20000');
  await count();
  // The later bet counts for the other offer alone.
  expect((await standing(one, 'offered'))?.conditions).toMatchObject([{ counted: '40000' }]);
  expect((await standing(one, 'another'))?.conditions).toMatchObject([{ counted: '20000' }]);
});

test('there is nothing to give up where nobody joined, nor once it is over', async () => {
  const one = await player();
  expect(await leaveMission(app, 'weekly', one)).toMatchObject({ code: 'mission.not-joined' });
  expect(await leaveMission(app, 'unasked', one)).toMatchObject({ code: 'mission.not-joined' });
  expect(await leaveMission(app, 'nowhere', one)).toMatchObject({ code: 'mission.unknown' });
  expect((await standing(one, 'unasked'))?.mayLeave).toBe(false);
  await joinMission(app, 'offered', one);
  const before = app.clock.now();
  app.clock.set('2026-12-30T12:00:00Z');
  expect(await leaveMission(app, 'offered', one)).toMatchObject({ code: 'mission.unknown' });
  app.clock.set(before.toISOString());
});

test('a mission is given up in a break as well', async () => {
  const one = await player();
  await joinMission(app, 'offered', one);
  passSecond();
  const [began, ends] = [app.clock.now(), new Date(app.clock.now().getTime() + 86_400_000)];
  await database
    .insertInto('player_break')
    .values({ player_id: one.id, kind: 'cool-off', began_at: began, ends_at: ends })
    .execute();
  expect(await leaveMission(app, 'offered', one)).toMatchObject({ done: true });
});
