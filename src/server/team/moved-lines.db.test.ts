import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { teamMember, teamMembers } from '#contract/team.ts';
import { memberBets, teamReport, teamTransactions } from '#contract/team-reports.ts';
import type { Player } from '#server/kernel/answer.ts';
import { newAgent, newMember } from '#tests/agents/contract-stage.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { countEverything } from '#tests/team/count-everything.ts';
import { playBet } from '#tests/team/play.ts';
import { countFacts } from './count-facts.ts';
import { listMembers } from './list-members.ts';
import { readMember } from './read-member.ts';
import { listMemberBets } from './reports/list-member-bets.ts';
import { listTeamTransactions } from './reports/list-team-transactions.ts';
import { readReport } from './reports/read-report.ts';

// B with a member stood below A until the 18th, and stands below C since the 19th; so did A's own member.
const { database } = await freshDatabase();
const app = testApp(database);
const days = { from: '2026-11-17', to: '2026-11-20' };
let a: Player;
let b: Player;
let c: Player;
let playerOfA: Player;
let playerOfB: Player;
let stays: Player;

beforeAll(async () => {
  app.clock.set('2026-11-18T12:00:00Z');
  a = await newAgent(database, 'agent-a');
  b = await newAgent(database, 'agent-b', a);
  c = await newAgent(database, 'agent-c');
  playerOfA = await newMember(database, 'of-a', a);
  playerOfB = await newMember(database, 'of-b', b);
  stays = await newMember(database, 'stays', a);
  const everybody = [a, b, c, playerOfA, playerOfB, stays];
  for (const [place, { id: playerId }] of everybody.entries()) {
    for (const [date, stake] of [
      ['2026-11-18', 1n],
      ['2026-11-20', 100n],
    ] as const) {
      const at = `${date}T08:00:00Z`;
      await playBet(database, { playerId, stake: stake * 2n ** BigInt(place), payout: 0n, at });
      const amount = String(stake * 2n ** BigInt(place));
      await sql`insert into settled_fact
          (player_id, kind, source_kind, source_ref, currency, amount, happened_at)
        values (${playerId}, 'deposit', 'transfer', ${`${date}-${playerId}`}, 'USD', ${amount},
          ${at}::timestamptz)`.execute(database);
    }
  }
  for (const moved of [b, playerOfA]) {
    await sql`insert into team_move
        (player_id, to_agent_id, state, asked_by, asked_at, approved_by, effective_at)
      values (${moved.id}, ${c.id}, 'approved', 'ana', now(), 'luis', '2026-11-19T00:00:00Z')`.execute(
      database,
    );
  }
  app.clock.set('2026-11-20T12:00:00Z');
  await countFacts(app);
  await countEverything(app);
});

const reportOf = async (viewer: Player, asked: object) => {
  const answer = await readReport(app, v.parse(teamReport.request, { ...days, ...asked }), viewer);
  if (!answer.done) throw new Error(answer.code);
  return answer.value;
};
const validOf = (list: readonly { key: string; valid: string }[]) =>
  list.map(({ key, valid }) => [key, Number(valid)]);

describe('a report by member', () => {
  test('holds for each only the days of the line, and comes to the sum', async () => {
    const left = await reportOf(a, { by: 'member' });
    // B's are B's own and B's member's of the 18th.
    expect(validOf(left.list).toSorted()).toEqual([
      ['agent-a', 101],
      ['agent-b', 2 + 16],
      ['of-a', 8],
      ['stays', 3_232],
    ]);
    const joined = await reportOf(c, { by: 'member' });
    expect(validOf(joined.list).toSorted()).toEqual([
      ['agent-b', 200 + 1_600],
      ['agent-c', 404],
      ['of-a', 800],
    ]);
    for (const { list, sum } of [left, joined]) {
      const total = list.reduce((all, { valid }) => all + BigInt(valid), 0n);
      expect(String(total)).toBe(sum?.valid);
    }
  });

  test('names whoever was moved away, and the account itself', async () => {
    const { list } = await reportOf(a, { by: 'member' });
    expect(list.filter(({ isGone }) => isGone).map(({ key }) => key)).toEqual(['agent-b', 'of-a']);
    expect(list.filter(({ isSelf }) => isSelf).map(({ key }) => key)).toEqual(['agent-a']);
  });

  test('of an account alone is that account', async () => {
    const { list, sum } = await reportOf(a, { by: 'member', reach: 'own' });
    expect(validOf(list)).toEqual([['agent-a', Number(sum?.valid)]]);
  });

  test('of somebody who came shows nothing of the days before', async () => {
    for (const by of ['day', 'class', 'member']) {
      const { list, sum } = await reportOf(c, { by, account: b.account });
      expect(sum?.valid).toBe(String(200 + 1_600));
      expect(list.reduce((all, { valid }) => all + Number(valid), 0)).toBe(200 + 1_600);
    }
  });

  test('of somebody who was moved away is closed', async () => {
    const request = v.parse(teamReport.request, { ...days, by: 'day', account: b.account });
    expect(await readReport(app, request, a)).toMatchObject({ code: 'team.unknown-member' });
  });
});

test('a card and a list tell a new member’s own days alone, in their order', async () => {
  const card = await readMember(
    app,
    v.parse(teamMember.request, { ...days, account: b.account }),
    c,
  );
  expect(card).toMatchObject({ value: { own: { valid: '200' }, team: { valid: '1800' } } });
  // One window whose sums are kept, and one that is added up.
  for (const from of ['2026-11-14', '2026-11-17']) {
    const asked = { from, to: days.to, reach: 'all', sort: 'valid' };
    const list = await listMembers(app, v.parse(teamMembers.request, asked), c);
    expect(list.done && list.value.list.map(({ account, valid }) => [account, valid])).toEqual([
      ['of-b', '1600'],
      ['of-a', '800'],
      ['agent-b', '200'],
    ]);
  }
});

test('bets and movements of whoever was moved belong to the line of their day', async () => {
  const bets = await listMemberBets(
    app,
    v.parse(memberBets.request, { ...days, account: playerOfA.account, language: 'en' }),
    c,
  );
  expect(bets.done && bets.value.list.map(({ stake }) => stake)).toEqual(['800']);
  const movements = async (viewer: Player) => {
    const request = v.parse(teamTransactions.request, { ...days, group: 'deposit' });
    const answer = await listTeamTransactions(app, request, viewer);
    if (!answer.done) throw new Error(answer.code);
    const all = answer.value.list.reduce((sum, { amount }) => sum + Number(amount), 0);
    return { all, sum: Number((await reportOf(viewer, { by: 'day' })).sum?.deposits) };
  };
  const [ofA, ofC] = [await movements(a), await movements(c)];
  expect(ofA).toEqual({ all: 101 + 18 + 8 + 3_232, sum: ofA.all });
  expect(ofC).toEqual({ all: 404 + 1_800 + 800, sum: ofC.all });
  const one = await listTeamTransactions(
    app,
    v.parse(teamTransactions.request, { ...days, account: playerOfB.account }),
    c,
  );
  expect(one.done && one.value.list.map(({ amount }) => amount)).toEqual(['1600']);
});

test('whoever had no upline and is moved below an agent is found among those who do not play', async () => {
  const joined = { register_method: 'SITE', registered_at: new Date('2026-11-01T12:00:00Z') };
  const agent = await newAgent(database, 'agent-d');
  const alone = await newPlayer(database, 'alone');
  await database
    .insertInto('sponsor')
    .values({ player_id: alone.id, agent_id: null, ...joined })
    .execute();
  await sql`select team_move_line(${alone.id}::bigint, ${agent.id}::bigint, ${app.clock.now()})`.execute(
    database,
  );
  const asked = v.parse(teamMembers.request, { reach: 'all', filter: 'idle' });
  const page = await listMembers(app, asked, agent);
  expect(page.done && page.value.list.map(({ account }) => account)).toEqual(['alone']);
});
