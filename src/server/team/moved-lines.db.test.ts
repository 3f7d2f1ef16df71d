import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { agentTypes } from '#contract/member.ts';
import { teamMember, teamMembers } from '#contract/team.ts';
import { memberBets, teamReport, teamTransactions } from '#contract/team-reports.ts';
import type { Player } from '#server/kernel/answer.ts';
import { newAgent, newMember } from '#tests/agents/contract-stage.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { playBet } from '#tests/stages/play-bet.ts';
import { countEverything } from '#tests/team/count-everything.ts';
import { countFacts } from './count-facts.ts';
import { listMembers } from './list-members.ts';
import { selectMemberPage } from './member-store.ts';
import { selectRankedPage } from './ranking-store.ts';
import { readMember } from './read-member.ts';
import { listMemberBets } from './reports/list-member-bets.ts';
import { listTeamTransactions } from './reports/list-team-transactions.ts';
import { readReport } from './reports/read-report.ts';
import { selectMemberBets } from './reports/report-store.ts';

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
  await sql`update player set created_at = '2026-11-01' where id = ${alone.id}`.execute(database);
  const asked = v.parse(teamMembers.request, { reach: 'all', filter: 'idle' });
  const page = await listMembers(app, asked, agent);
  expect(page.done && page.value.list.map(({ account }) => account)).toEqual(['alone']);
});

test('however many came by a move, they stand in the same order as by adding up each of them', async () => {
  const agent = await newAgent(database, 'agent-e');
  const line = await newAgent(database, 'line');
  for (let member = 0; member < 40; member += 1) {
    const { id: playerId } = await newMember(database, `of-line-${member}`, line);
    const stake = BigInt(100 + member);
    await playBet(database, { playerId, stake, payout: 0n, at: '2026-11-20T08:00:00Z' });
  }
  await sql`select team_move_line(${line.id}::bigint, ${agent.id}::bigint, '2026-11-19T00:00:00Z')`.execute(
    database,
  );
  await countEverything(app);
  const scope = { viewerId: agent.id, underId: agent.id, reach: 'all' } as const;
  const anybody = { account: undefined, filter: undefined, idleDays: 7, agentTypes } as const;
  const place = { currency: 'USD', timeZone: 'UTC', today: '2026-11-20', now: app.clock.now() };
  const page = { sort: 'valid', after: undefined, atMost: 60 } as const;
  const wanted = { ...days, ...scope, ...anybody, ...place, ...page };
  const rows = await selectRankedPage(database, { ...wanted, span: undefined });
  expect(rows).toEqual(await selectMemberPage(database, wanted));
  expect(rows).toHaveLength(41);
});

test('where clocks are set back over midnight, a day’s bets begin with its first midnight', async () => {
  const agent = await newAgent(database, 'agent-f');
  const { id: playerId } = await newMember(database, 'of-havana', agent);
  // It is 0:30 on the first of November for the first time; an hour later it is 0:30 again.
  for (const at of ['2026-11-01T03:30:00Z', '2026-11-01T04:30:00Z', '2026-11-01T05:30:00Z']) {
    await playBet(database, { playerId, stake: 100n, payout: 0n, at });
  }
  await sql`update team_line set since = '2026-10-01' where descendant_id = ${playerId}`.execute(
    database,
  );
  const betsOf = async (day: string) => {
    const span = { from: day, to: day, timeZone: 'America/Havana' };
    const whose = { agentId: agent.id, playerId, class: undefined, language: 'en' } as const;
    const page = { after: undefined, atMost: 10 };
    return (await selectMemberBets(database, { ...span, ...whose, ...page })).map(({ at }) => at);
  };
  expect(await betsOf('2026-11-01')).toEqual(['2026-11-01 00:30:00', '2026-11-01 00:30:00']);
  expect(await betsOf('2026-10-31')).toEqual(['2026-10-31 23:30:00']);
});
