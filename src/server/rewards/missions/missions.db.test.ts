import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { MissionTerms } from '#contract/mission-terms.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { readFactLagSeconds } from '#server/settled-facts/fact-store.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { claimReward } from '../grants/claim-rewards.ts';
import { revokeGrant } from '../grants/decide-grant.ts';
import { countMissions } from './count-missions.ts';
import { grantEarned } from './grant-earned.ts';
import { joinMission } from './join-mission.ts';
import { pauseMission, publishMission } from './publish-mission.ts';
import { readBoards } from './read-boards.ts';
import { countMissionRewards, readSummary } from './read-summary.ts';
import { settleBoards } from './settle-boards.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
const machine = { id: null, name: 'machine' };

const daily = {
  kind: 'goals',
  code: 'daily',
  title: { es: 'Del día', en: 'Of the day' },
  window: { every: 'day' },
  claimDays: 7,
  budget: { points: 1_000_000, cash: 500_000 },
  joining: 'automatic',
  match: 'all',
  conditions: [
    { counter: 'valid-bets', classes: ['RNG'], goals: [1_000, 5_000] },
    { counter: 'vendors', goals: [1, 2] },
  ],
  stages: [
    { form: 'points', amount: 10 },
    { form: 'cash', amount: 500 },
  ],
} satisfies MissionTerms;

const board = {
  kind: 'board',
  code: 'board',
  title: { es: 'Tabla', en: 'Board' },
  window: { every: 'week' },
  claimDays: 7,
  budget: { points: 9_000 },
  score: { counter: 'valid-bets', dailyCap: 10_000 },
  tie: 'time',
  prizes: [
    { form: 'points', amount: 500 },
    { form: 'points', amount: 300 },
    { form: 'points', amount: 100 },
  ],
} satisfies MissionTerms;

interface Bet {
  stake: string;
  payout?: string;
  vendor?: string;
  gameType?: 'RNG' | 'LIVE';
}

async function settle(
  by: Player,
  { stake, payout = '0', vendor = 'PG', gameType = 'RNG' }: Bet,
): Promise<string> {
  const round = crypto.randomUUID();
  const at = app.clock.now();
  await database
    .insertInto('bet_record')
    .values({
      player_id: by.id,
      game_type: gameType,
      vendor_code: vendor,
      game_name: { es: 'Juego', en: 'Game' },
      round,
      stake,
      payout,
      state: payout === '0' ? 'lost' : 'won',
      placed_at: at,
      settled_at: at,
    })
    .execute();
  return round;
}

/** Until nothing waits: other databases of the server write too, and facts are readable behind them only. */
async function countEverything(): Promise<void> {
  const countAndLook = async () => {
    while ((await countMissions(app, 100)) > 0);
    return (await readFactLagSeconds(database)) === 0;
  };
  await vi.waitUntil(countAndLook, { timeout: 60_000, interval: 20 });
  await grantEarned(app);
}

const player = () => newPlayer(database, `m${crypto.randomUUID().slice(0, 8)}`);

async function missionOf(of: Player, id = 'daily') {
  const { value } = await readSummary(app, { language: 'en' }, of);
  return value.missions.find((one) => one.id === id);
}

async function boardOf(of: Player) {
  const { value } = await readBoards(app, { language: 'en' }, of);
  return value.boards[0];
}

await countMissions(app, 100);
await publishMission(app, daily, machine);
await publishMission(app, board, machine);

test('settled bets fill the bars, stages are granted once, and the grant is claimed', async () => {
  const one = await player();
  expect(await missionOf(one)).toMatchObject({
    status: 'Joined',
    conditions: [{ counted: '0' }, {}],
  });
  await settle(one, { stake: '4000' });
  await settle(one, { stake: '9000', gameType: 'LIVE', vendor: 'PG' });
  await countEverything();
  const reached = await missionOf(one);
  expect(reached).toMatchObject({
    status: 'Issued',
    conditions: [{ counted: '4000' }, { counted: '1' }],
    stages: [{ state: 'issued' }, { state: 'open' }],
  });
  expect((await countMissionRewards(app, one)).value).toEqual({ claimable: 1 });
  const rewardId = reached?.stages[0]?.rewardId ?? '';
  await Promise.all(Array.from({ length: 200 }, () => claimReward(app, rewardId, one)));
  await settle(one, { stake: '1000', vendor: 'JILI' });
  await countEverything();
  expect(await missionOf(one)).toMatchObject({
    status: 'Issued',
    stages: [{ state: 'claimed' }, { state: 'issued' }],
  });
  await Promise.all(Array.from({ length: 8 }, () => grantEarned(app)));
  const grants = await database
    .selectFrom('reward_grant')
    .select(['amount', 'form'])
    .where('player_id', '=', one.id)
    .orderBy('id')
    .execute();
  expect(grants).toEqual([
    { amount: '10', form: 'points' },
    { amount: '500', form: 'cash' },
  ]);
});

test('a round that is undone counts back, and what is not granted yet is not earned', async () => {
  const one = await player();
  const round = await settle(one, { stake: '1000' });
  await vi.waitUntil(
    async () => {
      await countMissions(app, 100);
      return (await readFactLagSeconds(database)) === 0;
    },
    { timeout: 60_000, interval: 20 },
  );
  expect(await missionOf(one)).toMatchObject({ status: 'Process' });
  await database
    .updateTable('bet_record')
    .set({ state: 'void' })
    .where('round', '=', round)
    .execute();
  await countEverything();
  expect(await missionOf(one)).toMatchObject({
    status: 'Joined',
    conditions: [{ counted: '0' }, { counted: '0' }],
  });
});

test('however many gateways read, each fact counts once', async () => {
  const one = await player();
  for (let bet = 0; bet < 20; bet += 1) await settle(one, { stake: '10' });
  await Promise.all(Array.from({ length: 8 }, () => countMissions(app, 3)));
  await countEverything();
  expect(await missionOf(one)).toMatchObject({ conditions: [{ counted: '200' }, {}] });
});

test('a mission by tap counts from the tap on, and a forged one is refused', async () => {
  const one = await player();
  await publishMission(app, { ...daily, code: 'tap', joining: 'tap' }, machine);
  await settle(one, { stake: '700' });
  expect(await missionOf(one, 'tap')).toMatchObject({ status: 'Join' });
  app.clock.set('2026-11-20T12:30:00Z');
  expect(await joinMission(app, 'tap', one)).toMatchObject({ value: { status: 'Joined' } });
  expect(await joinMission(app, 'tap', one)).toMatchObject({ value: { status: 'Joined' } });
  expect(await joinMission(app, 'nothing', one)).toMatchObject({ code: 'mission.unknown' });
  expect(await joinMission(app, 'daily', one)).toMatchObject({ code: 'mission.not-now' });
  expect(await joinMission(app, 'board', one)).toMatchObject({ code: 'mission.not-now' });
  await settle(one, { stake: '300' });
  await countEverything();
  expect(await missionOf(one, 'tap')).toMatchObject({
    status: 'Joined',
    conditions: [{ counted: '300' }, {}],
  });
  await pauseMission(app, 'tap', machine);
});

test('a budget is exact under a storm, and what is taken back can be given again', async () => {
  const code = 'scarce';
  await publishMission(
    app,
    {
      ...daily,
      code,
      budget: { points: 45 },
      conditions: [{ counter: 'rounds', goals: [1] }],
      stages: [{ form: 'points', amount: 10 }],
    },
    machine,
  );
  const players = await Promise.all(Array.from({ length: 12 }, player));
  for (const one of players) await settle(one, { stake: '5' });
  await vi.waitUntil(
    async () => {
      await countMissions(app, 100);
      return (await readFactLagSeconds(database)) === 0;
    },
    { timeout: 60_000, interval: 20 },
  );
  await Promise.all(Array.from({ length: 8 }, () => grantEarned(app)));
  const states = await Promise.all(
    players.map(async (one) => (await missionOf(one, code))?.status),
  );
  expect(states.filter((state) => state === 'Issued')).toHaveLength(4);
  expect(states.filter((state) => state === 'Closed')).toHaveLength(8);
  const spent = () =>
    database
      .selectFrom('reward_budget')
      .select('spent')
      .where('name', '=', `mission:${code}`)
      .executeTakeFirst();
  expect(await spent()).toEqual({ spent: '40' });
  const lucky = players[states.indexOf('Issued')];
  const rewardId = lucky && (await missionOf(lucky, code))?.stages[0]?.rewardId;
  await revokeGrant(app, { id: rewardId ?? '', reason: 'given by mistake' }, machine);
  expect(await spent()).toEqual({ spent: '30' });
  await pauseMission(app, code, machine);
});

test('L-BREAK: in a break nothing counts, nothing is shown and nothing is granted', async () => {
  const one = await player();
  await settle(one, { stake: '1000' });
  const now = app.clock.now();
  const ends_at = new Date(now.getTime() + 86_400_000);
  await database
    .insertInto('player_break')
    .values({ player_id: one.id, kind: 'cool-off', began_at: now, ends_at })
    .execute();
  await settle(one, { stake: '4000' });
  await countEverything();
  expect((await readSummary(app, { language: 'en' }, one)).value.missions).toEqual([]);
  expect((await readBoards(app, { language: 'en' }, one)).value.boards).toEqual([]);
  expect((await countMissionRewards(app, one)).value).toEqual({ claimable: 0 });
  expect(await joinMission(app, 'tap', one)).toMatchObject({ code: 'break.active' });
  const granted = await database
    .selectFrom('reward_grant')
    .select('id')
    .where('player_id', '=', one.id)
    .execute();
  expect(granted).toEqual([]);
});

test('a new version leaves what runs, and a paused mission can be finished', async () => {
  const one = await player();
  await settle(one, { stake: '400' });
  await countEverything();
  await publishMission(
    app,
    { ...daily, conditions: [{ counter: 'rounds', goals: [1, 2] }] },
    machine,
  );
  expect(await missionOf(one)).toMatchObject({ conditions: [{ counted: '400' }, {}] });
  expect(await pauseMission(app, 'daily', machine)).toMatchObject({ done: true });
  expect(await pauseMission(app, 'daily', machine)).toMatchObject({ code: 'mission.unknown' });
  await settle(one, { stake: '600' });
  await countEverything();
  expect(await missionOf(one)).toMatchObject({ status: 'Issued' });
  app.clock.set('2026-11-21T12:00:00Z');
  expect(await missionOf(one)).toBeUndefined();
});

test('a board has its places by score and then by who was earlier, and is settled once', async () => {
  app.clock.set('2026-11-24T10:00:00Z');
  const [a, b, c, d] = [await player(), await player(), await player(), await player()];
  const bet = async (by: Player, stake: string, at: string) => {
    app.clock.set(at);
    await settle(by, { stake, gameType: 'LIVE' });
  };
  await bet(b, '900', '2026-11-24T10:00:00Z');
  await bet(a, '900', '2026-11-24T10:00:01Z');
  await bet(c, '1000', '2026-11-24T10:00:02Z');
  await bet(d, '850', '2026-11-24T10:00:03Z');
  await countEverything();
  const running = await boardOf(d);
  expect(running?.top.map(({ score, prize }) => [score, prize])).toEqual([
    ['1000', '500'],
    ['900', '300'],
    ['900', '100'],
    ['850', null],
  ]);
  expect(running?.own).toMatchObject({ place: 4, name: d.account, isOwn: true });
  expect(running?.top[0]?.name).toContain('***');
  expect((await boardOf(b))?.own).toMatchObject({ place: 2, prize: '300' });
  expect(await settleBoards(app)).toBe(1);
  app.clock.set('2026-12-01T10:00:00Z');
  await Promise.all(Array.from({ length: 4 }, () => settleBoards(app)));
  await grantEarned(app);
  const last = (await boardOf(a))?.last;
  expect(last?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(last?.top.map(({ place, prize }) => [place, prize])).toEqual([
    [1, '500'],
    [2, '300'],
    [3, '100'],
    [4, null],
  ]);
  expect(last?.own).toMatchObject({ place: 3, isOwn: true });
  expect((await countMissionRewards(app, c)).value).toEqual({ claimable: 1 });
  // What is corrected after the settlement changes no place that was printed.
  const printed = (await boardOf(a))?.last;
  await database
    .updateTable('bet_record')
    .set({ state: 'void' })
    .where('player_id', '=', c.id)
    .execute();
  await countEverything();
  expect((await boardOf(a))?.last).toEqual(printed);
});

test('a day counts up to its cap on a board, and whoever is excluded does not appear', async () => {
  app.clock.set('2026-12-02T10:00:00Z');
  const [one, other] = [await player(), await player()];
  await settle(one, { stake: '8000' });
  await settle(one, { stake: '8000' });
  await settle(other, { stake: '500' });
  await countEverything();
  expect((await boardOf(other))?.own).toMatchObject({ place: 2 });
  expect((await boardOf(one))?.own).toMatchObject({ score: '10000' });
  const now = app.clock.now();
  await database
    .insertInto('player_break')
    .values({
      player_id: one.id,
      kind: 'exclusion',
      began_at: now,
      ends_at: new Date('2027-12-02'),
    })
    .execute();
  expect((await boardOf(other))?.own).toMatchObject({ place: 1 });
});

test('the books are sound after all of it, and budgets hold what was given', async () => {
  expect(await verifyLedger(database)).toMatchObject({ isSound: true, faults: [] });
  const budgets = await database
    .selectFrom('reward_budget as budget')
    .leftJoin('reward_grant as granted', (join) =>
      join.onRef('granted.budget_id', '=', 'budget.id').on('granted.state', '<>', 'revoked'),
    )
    .select((each) => [
      'budget.cap',
      'budget.spent',
      each.fn.coalesce(each.fn.sum<string>('granted.amount'), each.val('0')).as('given'),
    ])
    .groupBy('budget.id')
    .execute();
  for (const { cap, spent, given } of budgets) {
    expect(given).toBe(spent);
    expect(BigInt(spent)).toBeLessThanOrEqual(BigInt(cap));
  }
});

test('what cannot be granted keeps nobody else from theirs', async () => {
  await publishMission(app, { ...daily, code: 'alone' }, machine);
  const [broken, sound] = [await player(), await player()];
  await sql`
    alter table reward_grant add constraint strange
    check (player_id <> ${sql.lit(Number(broken.id))}) not valid`.execute(database);
  for (const one of [broken, sound]) await settle(one, { stake: '1000' });
  await countEverything();
  await sql`alter table reward_grant drop constraint strange`.execute(database);
  expect((await missionOf(sound, 'alone'))?.stages[0]?.state).toBe('issued');
  expect((await missionOf(broken, 'alone'))?.stages[0]?.state).not.toBe('issued');
});
