import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { agentTypes } from '#contract/member.ts';
import type { Player } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { bring } from '#tests/team/play.ts';
import { countFacts } from './count-facts.ts';
import { countPeople } from './people-store.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const at = '2026-11-01T12:00:00Z';
let top: Player;
let left: Player;
let right: Player;
let member: Player;

beforeAll(async () => {
  top = await newPlayer(database, 'top', 1);
  left = await newPlayer(database, 'left', 1);
  right = await newPlayer(database, 'right', 2);
  member = await newPlayer(database, 'member');
  await bring(database, left.id, top.id, at);
  await bring(database, right.id, top.id, at);
  await bring(database, member.id, left.id, at);
});

/** Members and agents below each, kept and counted anew from the lines. */
async function sizes() {
  const kept: Record<string, number[]> = {};
  for (const { id, account } of [top, left, right]) {
    const { members, agents } = await countPeople(database, { agentId: id, now: app.clock.now() });
    kept[account] = [members, agents];
    const { rows } = await sql<{ members: number; agents: number }>`
      select count(*)::int as members,
        count(*) filter (where type = any (${[...agentTypes]}))::int as agents
      from team_line join player on player.id = descendant_id where ancestor_id = ${id}`.execute(
      database,
    );
    expect(rows[0], account).toEqual({ members, agents });
  }
  return kept;
}

const rowsOf = async (agentId: string) => {
  const rows = database.selectFrom('team_size').select('agent_id').where('agent_id', '=', agentId);
  return (await rows.execute()).length;
};

test('a team’s size follows newcomers, and its rows are put together', async () => {
  expect(await sizes()).toEqual({ top: [3, 2], left: [1, 0], right: [0, 0] });
  expect(await rowsOf(top.id)).toBeGreaterThan(1);
  await countFacts(app);
  expect(await rowsOf(top.id)).toBe(1);
  expect(await sizes()).toEqual({ top: [3, 2], left: [1, 0], right: [0, 0] });
});

test('who becomes an agent counts as one in every team above', async () => {
  const turn = (type: number) =>
    database.updateTable('player').set({ type }).where('id', '=', member.id).execute();
  await turn(1);
  expect(await sizes()).toEqual({ top: [3, 3], left: [1, 1], right: [0, 0] });
  await turn(0);
  expect(await sizes()).toEqual({ top: [3, 2], left: [1, 0], right: [0, 0] });
});

test('a line that is moved leaves one team and joins another', async () => {
  await sql`select team_move_line(${left.id}::bigint, ${right.id}::bigint, now())`.execute(
    database,
  );
  expect(await sizes()).toEqual({ top: [3, 2], left: [1, 0], right: [2, 1] });
});

test('an account that is deleted is counted nowhere', async () => {
  const gone = await newPlayer(database, 'gone', 1);
  await bring(database, gone.id, left.id, at);
  expect((await sizes()).top).toEqual([4, 3]);
  await database.deleteFrom('sponsor').where('player_id', '=', gone.id).execute();
  await database.deleteFrom('settled_fact').where('player_id', '=', gone.id).execute();
  await database.deleteFrom('player').where('id', '=', gone.id).execute();
  expect((await sizes()).top).toEqual([3, 2]);
});

test('newcomers below one agent do not wait for one another', async () => {
  const [one, two] = [await newPlayer(database, 'one'), await newPlayer(database, 'two')];
  await database.transaction().execute(async (first) => {
    await bring(first, one.id, top.id, at);
    await database.transaction().execute(async (second) => {
      await sql`set local lock_timeout = '1s'`.execute(second);
      await bring(second, two.id, top.id, at);
    });
  });
  expect((await sizes()).top).toEqual([5, 2]);
});
