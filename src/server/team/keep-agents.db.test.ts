import { beforeEach, expect, test } from 'vitest';
import type { Player } from '#server/kernel/answer.ts';
import type { Actor } from '#server/operator/audit.ts';
import { addOperator } from '#server/operator/keep-operators.ts';
import { newAgent, newMember } from '#tests/agents/contract-stage.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { countFacts } from './count-facts.ts';
import { moveLine, resumeAgent, stopAgent, takeBackMove } from './keep-agents.ts';
import { selectSeries } from './link-store.ts';
import { isAgentStopped, selectInTeam } from './tree-store.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const ana = await named('ana');
const luis = await named('luis');
let count = 0;
let a: Player;
let b: Player;
let member: Player;

beforeEach(async () => {
  count += 1;
  app.clock.set('2026-11-18T12:00:00Z');
  a = await newAgent(database, `a-${count}`);
  b = await newAgent(database, `b-${count}`);
  member = await newMember(database, `m-${count}`, a);
});

async function named(name: string): Promise<Actor> {
  await addOperator(app, name, ['review']);
  const { id } = await database
    .selectFrom('operator')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { id, name };
}

const move = (by: Actor, account = member.account, to = b.account) =>
  moveLine(app, { account, to }, by);
const isIn = async (agent: Player) =>
  (await selectInTeam(database, agent.id, member.account)) !== undefined;

test('two people move a line, from the next day on', async () => {
  expect(await move(ana)).toMatchObject({ is: 'asked' });
  expect(await move(ana)).toEqual({ is: 'same-person' });
  expect(await move(luis, member.account, a.account)).toEqual({ is: 'there-already' });
  expect(await move(luis)).toMatchObject({
    is: 'approved',
    at: new Date('2026-11-19T00:00:00Z'),
  });
  expect(await move(ana)).toEqual({ is: 'approved-already' });
  await countFacts(app);
  expect([await isIn(a), await isIn(b)]).toEqual([true, false]);
  app.clock.set('2026-11-19T00:00:01Z');
  await countFacts(app);
  expect([await isIn(a), await isIn(b)]).toEqual([false, true]);
});

test('a move is taken back until it takes effect, and another may be asked for', async () => {
  expect(await takeBackMove(app, member.account, luis)).toEqual({ is: 'no-move' });
  await move(ana);
  expect(await takeBackMove(app, member.account, luis)).toMatchObject({ is: 'taken-back' });
  await move(ana);
  await move(luis);
  expect(await takeBackMove(app, member.account, luis)).toMatchObject({ is: 'taken-back' });
  app.clock.set('2026-11-19T00:00:01Z');
  await countFacts(app);
  expect([await isIn(a), await isIn(b)]).toEqual([true, false]);
});

test('nobody is moved below the own team, nor by somebody without a name', async () => {
  const below = await newAgent(database, `below-${count}`, a);
  expect(await move(ana, a.account, below.account)).toEqual({ is: 'cycle' });
  expect(await move(ana, a.account, a.account)).toEqual({ is: 'cycle' });
  expect(await move(ana, member.account, member.account)).toEqual({ is: 'unknown' });
  expect(await move({ id: null, name: 'machine' })).toEqual({ is: 'unnamed' });
});

test('a stopped agent is opened again by command', async () => {
  await stopAgent(app, { account: a.account, reason: 'x' }, ana);
  expect(await isAgentStopped(database, a.id)).toBe(true);
  expect(await resumeAgent(app, a.account, ana)).toMatchObject({ is: 'resumed' });
  expect(await isAgentStopped(database, a.id)).toBe(false);
  expect(await resumeAgent(app, a.account, ana)).toEqual({ is: 'unknown' });
});

test('a moved line has no series above the new agent’s, at any depth', async () => {
  const above = await newAgent(database, `above-${count}`);
  const to = await newAgent(database, `to-${count}`, above);
  const line = await newAgent(database, `line-${count}`, a);
  const high = await newMember(database, `high-${count}`, line);
  const low = await newMember(database, `low-${count}`, line);
  const give = (player: Player, series: number) =>
    database.updateTable('sponsor').set({ series }).where('player_id', '=', player.id).execute();
  await give(to, 1_940);
  await give(high, 1_960);
  await give(low, 1_900);
  await move(ana, line.account, to.account);
  await move(luis, line.account, to.account);
  app.clock.set('2026-11-19T00:00:01Z');
  await countFacts(app);
  expect(await Promise.all([line, high, low].map(({ id }) => selectSeries(database, id)))).toEqual([
    1_940, 1_940, 1_900,
  ]);
});

test('a newcomer has no series above the agent’s of that moment', async () => {
  const agent = await newAgent(database, `capped-${count}`, a);
  await database
    .updateTable('sponsor')
    .set({ series: 1_940 })
    .where('player_id', '=', agent.id)
    .execute();
  const newcomer = await newMember(database, `newcomer-${count}`, agent);
  expect(await selectSeries(database, newcomer.id)).toBe(1_940);
});
