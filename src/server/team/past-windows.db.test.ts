import { beforeAll, expect, test } from 'vitest';
import { agentTypes } from '#contract/member.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { playBet } from '#tests/stages/play-bet.ts';
import { countEverything } from '#tests/team/count-everything.ts';
import { bring, voidBet } from '#tests/team/play.ts';
import { type MembersWanted, selectMemberPage } from './member-store.ts';
import type { PageCursor } from './page-cursor.ts';
import { askToKeepWindow, type RankedSort, selectRankedPage } from './ranking-store.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const week = { from: '2026-11-03', to: '2026-11-09' };
let agentId: string;
const members: string[] = [];

beforeAll(async () => {
  agentId = (await newPlayer(database, 'agent', 1)).id;
  for (const account of ['one', 'two', 'three', 'four', 'five']) {
    const { id } = await newPlayer(database, account);
    await bring(database, id, agentId, '2026-11-01T12:00:00Z');
    members.push(id);
  }
  await play(0, 100n, 0n, '2026-11-03T10:00:00Z');
  await play(1, 300n, 900n, '2026-11-09T23:00:00Z');
  await play(2, 300n, 0n, '2026-11-05T10:00:00Z');
  // On either side of the week.
  await play(3, 5_000n, 0n, '2026-11-02T10:00:00Z');
  await play(3, 5_000n, 0n, '2026-11-10T10:00:00Z');
  await countEverything(app);
});

const play = (member: number, stake: bigint, payout: bigint, at: string) =>
  playBet(database, { playerId: members[member] ?? '', stake, payout, at });

const wanted = (
  sort: RankedSort,
  after: PageCursor | undefined,
): MembersWanted & { sort: RankedSort } => ({
  ...week,
  ...{
    viewerId: agentId,
    underId: agentId,
    reach: 'all',
    account: undefined,
    filter: undefined,
    idleDays: 7,
  },
  ...{ today: '2026-11-20', sort, currency: 'USD', timeZone: 'UTC', agentTypes },
  ...{ now: app.clock.now(), after, atMost: 2 },
});

/** Everybody, two on a page. */
async function pagesBy(read: (after: PageCursor | undefined) => Promise<PageCursor[]>) {
  const all: PageCursor[] = [];
  for (;;) {
    const page = await read(all.at(-1));
    if (page.length === 0) return all;
    all.push(...page);
  }
}

async function expectKept() {
  for (const sort of ['valid', 'deposits', 'result'] as const) {
    const kept = await pagesBy((after) =>
      selectRankedPage(database, { ...wanted(sort, after), span: undefined }),
    );
    expect(kept, sort).toEqual(
      await pagesBy((after) => selectMemberPage(database, wanted(sort, after))),
    );
    expect(kept).toHaveLength(members.length);
  }
}

const ask = () => askToKeepWindow(database, { ...week, viewerId: agentId, now: app.clock.now() });
const count = () => countEverything(app);
const windows = () => database.selectFrom('past_window').selectAll().execute();

test('days that ended are kept in order once somebody has asked for them', async () => {
  expect(await ask()).toBe(false);
  expect(await ask()).toBe(false);
  await count();
  expect(await ask()).toBe(true);
  await expectKept();
});

test('what comes late for a kept window, and what is undone in it, changes its order', async () => {
  await play(4, 700n, 0n, '2026-11-06T10:00:00Z');
  const undone = await play(0, 900n, 0n, '2026-11-07T10:00:00Z');
  await count();
  await expectKept();
  await voidBet(database, undone, '2026-11-08T10:00:00Z');
  await count();
  await expectKept();
});

test('a window goes a day after it was last asked for', async () => {
  const began = app.clock.now().getTime();
  const later = (hours: number) => app.clock.set(new Date(began + hours * 3_600_000).toISOString());
  later(20);
  expect(await ask()).toBe(true);
  later(40);
  await count();
  expect(await ask()).toBe(true);
  later(70);
  await count();
  expect(await windows()).toEqual([]);
  expect(await database.selectFrom('past_sum').selectAll().execute()).toEqual([]);
});

test('an agent has three windows kept and leaves room for the others, up to twenty-four over all', async () => {
  let asked = 0;
  const askDays = async (agent: string, days: number) => {
    for (let more = 0; more < days; more += 1) {
      asked += 1;
      const day = new Date(Date.UTC(2026, 0, asked)).toISOString().slice(0, 10);
      await askToKeepWindow(database, {
        from: day,
        to: day,
        viewerId: agent,
        now: app.clock.now(),
      });
    }
  };
  await askDays(agentId, 14);
  expect(await windows()).toHaveLength(3);
  for (const member of members) await askDays(member, 3);
  expect(await windows()).toHaveLength(18);
  for (let more = 0; more < 3; more += 1) {
    const { id } = await newPlayer(database, `more-${more}`, 1);
    await askDays(id, 3);
  }
  expect(await windows()).toHaveLength(24);
});
