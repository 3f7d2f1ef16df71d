import { expect, test, vi } from 'vitest';
import type { MissionTerms } from '#contract/mission-terms.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readFactLagSeconds } from '#server/settled-facts/fact-store.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { playBet } from '#tests/stages/play-bet.ts';
import { selectOwnPlace } from './board-store.ts';
import { countMissions } from './count-missions.ts';
import { grantEarned } from './grant-earned.ts';
import { publishMission } from './publish-mission.ts';
import { readBoards } from './read-boards.ts';
import { readSummary } from './read-summary.ts';
import { settleBoards } from './settle-boards.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
const machine = { id: null, name: 'machine' };

const goals = {
  kind: 'goals',
  code: 'daily',
  title: { es: 'Del día', en: 'Of the day' },
  window: { every: 'day' },
  claimDays: 7,
  budget: { points: 1_000 },
  joining: 'automatic',
  match: 'all',
  conditions: [{ counter: 'valid-bets', goals: [1_000, 5_000] }],
  stages: [
    { form: 'points', amount: 10 },
    { form: 'points', amount: 50 },
  ],
} satisfies MissionTerms;

const board = {
  kind: 'board',
  code: 'board',
  title: { es: 'Tabla', en: 'Board' },
  window: { every: 'week' },
  claimDays: 7,
  budget: { points: 9_000 },
  score: { counter: 'valid-bets' },
  tie: 'time',
  prizes: [
    { form: 'points', amount: 500 },
    { form: 'points', amount: 300 },
  ],
} satisfies MissionTerms;

async function settle({ id }: Player, stake: bigint): Promise<void> {
  const [round, at] = [crypto.randomUUID(), app.clock.now()];
  const money = { stake, bonusStake: 0n, payout: 0n };
  await playBet(database, { playerId: id, vendor: 'PG', round, at, ...money });
}

/** Until nothing waits: facts are readable behind other writers only. */
async function count(): Promise<void> {
  const countAndLook = async () => {
    while ((await countMissions(app, 100)) > 0);
    return (await readFactLagSeconds(database)) === 0;
  };
  await vi.waitUntil(countAndLook, { timeout: 60_000, interval: 20 });
}

async function countEverything(): Promise<void> {
  await count();
  await grantEarned(app);
}

const player = () => newPlayer(database, `m${crypto.randomUUID().slice(0, 8)}`);

async function stagesOf(of: Player) {
  const { value } = await readSummary(app, { language: 'en' }, of);
  return value.missions[0]?.stages.map(({ state }) => state);
}

async function boardOf(of: Player) {
  const { value } = await readBoards(app, { language: 'en' }, of);
  return value.boards[0];
}

/** Two accounts whose owner gave the same number of papers. */
async function twoOfOnePerson(): Promise<[Player, Player]> {
  const pair: [Player, Player] = [await player(), await player()];
  const mark = crypto.randomUUID();
  await database
    .insertInto('person_mark')
    .values(
      pair.map(({ id }) => ({
        ...{ player_id: id, kind: 'identity-number' as const },
        ...{ mark, noted_at: app.clock.now() },
      })),
    )
    .execute();
  return pair;
}

await countMissions(app, 100);
await publishMission(app, goals, machine);
await publishMission(app, board, machine);

test('a stage is given to one account of a person, and the other one reads why not to it', async () => {
  const [one, other] = await twoOfOnePerson();
  await settle(one, 1_000n);
  await countEverything();
  await settle(other, 5_000n);
  await countEverything();
  // The stage that nobody was given yet is theirs all the same.
  expect(await stagesOf(one)).toEqual(['issued', 'open']);
  expect(await stagesOf(other)).toEqual(['rejected', 'issued']);
  await settle(one, 5_000n);
  await countEverything();
  expect(await stagesOf(one)).toEqual(['issued', 'rejected']);
});

test('however many accounts of a person are granted at once, one is paid', async () => {
  const [one, other] = await twoOfOnePerson();
  await settle(one, 1_000n);
  await settle(other, 1_000n);
  await count();
  await Promise.all(Array.from({ length: 8 }, () => grantEarned(app)));
  const first = [(await stagesOf(one))?.[0], (await stagesOf(other))?.[0]];
  expect(first.toSorted()).toEqual(['issued', 'rejected']);
});

test('a person has one place on a board, that of the account that stands higher', async () => {
  app.clock.set('2026-12-08T10:00:00Z');
  const [[high, low], third] = [await twoOfOnePerson(), await player()];
  await settle(high, 1000n);
  await settle(low, 900n);
  await settle(third, 800n);
  await countEverything();
  expect((await boardOf(high))?.own).toMatchObject({ place: 1, prize: '500' });
  expect(await boardOf(low)).toMatchObject({ own: null, status: 'Rejected' });
  expect(await boardOf(third)).toMatchObject({ own: { place: 2, prize: '300' }, status: 'Joined' });
  app.clock.set('2026-12-15T10:00:00Z');
  await settleBoards(app);
  const last = (await boardOf(third))?.last;
  expect(last?.top.map(({ score, prize }) => [score, prize])).toEqual([
    ['1000', '500'],
    ['800', '300'],
  ]);
});

test('one’s own place counts the persons above, whatever the accounts they play with', async () => {
  app.clock.set('2026-12-22T10:00:00Z');
  const [[high, low], last] = [await twoOfOnePerson(), await player()];
  await settle(high, 1_000n);
  await settle(low, 990n);
  await settle(last, 980n);
  await countEverything();
  const { runId } = await database
    .selectFrom('mission_progress as held')
    .innerJoin('mission_run as run', 'run.id', 'held.run_id')
    .select('run.id as runId')
    .where('held.player_id', '=', last.id)
    .where('run.code', '=', 'board')
    .executeTakeFirstOrThrow();
  const own = await selectOwnPlace(database, { runId, playerId: last.id, now: app.clock.now() });
  expect(own).toMatchObject({ place: 2, isSecond: false });
});
