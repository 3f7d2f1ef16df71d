import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestOf } from '#contract/call.ts';
import { shiftDay } from '#contract/days.ts';
import {
  memberFilters,
  memberSorts,
  teamMember,
  teamMembers,
  teamOverview,
} from '#contract/team.ts';
import {
  memberBets,
  teamReport,
  teamTransactionGroups,
  teamTransactions,
} from '#contract/team-reports.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Player } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { scansOf } from '#tests/database/scans-of.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { playBet } from '#tests/stages/play-bet.ts';
import { countEverything } from '#tests/team/count-everything.ts';
import { bring } from '#tests/team/play.ts';
import { listMembers } from './list-members.ts';
import { readMember } from './read-member.ts';
import { readOverview } from './read-overview.ts';
import { listMemberBets } from './reports/list-member-bets.ts';
import { listTeamTransactions } from './reports/list-team-transactions.ts';
import { readReport } from './reports/read-report.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const at = '2026-11-20T10:30:00Z';
let agent: Player;
let below: Player;
let stranger: Player;
let strangersMember: Player;
const members: Player[] = [];

beforeAll(async () => {
  agent = await newPlayer(database, 'Agente', 1);
  below = await newPlayer(database, 'below', 1);
  stranger = await newPlayer(database, 'stranger', 1);
  strangersMember = await newPlayer(database, 'elsewhere');
  await bring(database, below.id, agent.id, at);
  await bring(database, strangersMember.id, stranger.id, at);
  for (let index = 0; index < 33; index += 1) {
    const member = await newPlayer(database, `member-${String(index).padStart(2, '0')}`);
    await bring(database, member.id, index < 32 ? agent.id : below.id, at);
    members.push(member);
  }
  for (const [index, member] of members.entries()) {
    const stake = BigInt(100 + index);
    await playBet(database, { playerId: member.id, stake, payout: 0n, at });
  }
  await playBet(database, { playerId: strangersMember.id, stake: 9_999n, payout: 0n, at });
  await playBet(database, { playerId: agent.id, stake: 10n, payout: 30n, at });
  await countEverything(app);
});

const members0 = (asked: Partial<RequestOf<typeof teamMembers>> = {}) =>
  listMembers(app, v.parse(teamMembers.request, asked), agent);

describe('the overview', () => {
  test('counts the team with its agent, and nobody else', async () => {
    const answer = await readOverview(app, v.parse(teamOverview.request, {}), agent);
    if (!answer.done) throw new Error(answer.code);
    const { now, before, days, members: count, agents, balance, classes } = answer.value;
    const staked = members.reduce((sum, _, index) => sum + 100 + index, 0);
    expect(now.figures).toMatchObject({ valid: String(staked + 10), bets: 34, prizes: '30' });
    expect(now.figures.result).toBe(String(30 - staked - 10));
    expect(now.active).toBe(33);
    expect(before.active).toBe(0);
    expect(days.map(({ day }) => day)).toHaveLength(8);
    expect({ count, agents, balance }).toEqual({ count: 34, agents: 1, balance: null });
    expect(classes).toHaveLength(1);
    expect(v.is(teamOverview.value, answer.value)).toBe(true);
  });

  test('shows what the wallets hold where the merchant shows it', async () => {
    await database.updateTable('agent_setting').set({ shows_balances: true }).execute();
    const answer = await readOverview(app, v.parse(teamOverview.request, {}), agent);
    await database.updateTable('agent_setting').set({ shows_balances: false }).execute();
    expect(answer.done && answer.value.balance?.amount).toBe('0');
  });
});

describe('the list of members', () => {
  test.each(memberSorts)('sorted by %s, its pages hold everybody once', async (sort) => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await members0({ reach: 'all', sort, ...(after ? { after } : {}) });
      if (!page.done) throw new Error(page.code);
      seen.push(...page.value.list.map(({ account }) => account));
      after = page.value.next ?? undefined;
    } while (after);
    expect(seen.toSorted()).toEqual([below, ...members].map(({ account }) => account).toSorted());
  });

  test.each(
    (['valid', 'deposits', 'result'] as const).flatMap((sort) =>
      ([1, 7, 30, 31] as const).map((days) => ({ sort, days })),
    ),
  )('by $sort of $days days, kept or added up, has the same order', async ({ sort, days }) => {
    const first = shiftDay('2026-11-20', 1 - days);
    const seen: { account: string; value: number }[] = [];
    let after: string | undefined;
    do {
      const asked = { reach: 'all', sort, from: first, to: '2026-11-20' } as const;
      const page = await members0({ ...asked, ...(after ? { after } : {}) });
      if (!page.done) throw new Error(page.code);
      seen.push(
        ...page.value.list.map((one) => ({ account: one.account, value: Number(one[sort]) })),
      );
      after = page.value.next ?? undefined;
    } while (after);
    const values = seen.map(({ value }) => value);
    const largestFirst = values.toSorted((one, other) => other - one);
    expect(values).toEqual(sort === 'result' ? largestFirst.toReversed() : largestFirst);
    expect(new Set(seen.map(({ account }) => account)).size).toBe(34);
  });

  test.each(memberFilters)('is filtered by %s', async (filter) => {
    await database.updateTable('agent_setting').set({ shows_balances: true }).execute();
    const page = await members0({ reach: 'all', filter });
    await database.updateTable('agent_setting').set({ shows_balances: false }).execute();
    const first = page.done ? page.value.list.length : 0;
    const expected = { online: 0, active: 30, new: 30, balance: 0, idle: 0, agents: 1 };
    expect(first).toBe(expected[filter]);
  });

  test('of who stopped playing is nobody who came within those days', async () => {
    const stopped = async () => {
      const page = await members0({ reach: 'all', filter: 'idle', idleDays: 7 });
      return page.done ? page.value.list.map(({ account }) => account) : [];
    };
    const opened = (moment: string) =>
      sql`update player set created_at = ${moment} where id = ${below.id}`.execute(database);
    await opened('2026-11-14T00:00:00Z');
    expect(await stopped()).toEqual([]);
    await opened('2026-11-13T23:59:59Z');
    expect(await stopped()).toEqual(['below']);
  });

  test.each(['newest', 'account', 'valid'] as const)(
    'of who is online is those seen just now, by %s',
    async (sort) => {
      const { rows } =
        await sql`insert into session (player_id, token_hash, seen_at, expires_at, ended_at)
      select id, sha256(id::text::bytea), ${app.clock.now()}::timestamptz - seen, now() + interval '1 day', ended
      from (values (${members[3]?.id}::bigint, interval '1 minute', null::timestamptz),
        (${members[32]?.id}::bigint, interval '1 minute', null),
        (${members[4]?.id}::bigint, interval '10 minutes', null),
        (${members[5]?.id}::bigint, interval '1 minute', now()),
        (${strangersMember.id}::bigint, interval '1 minute', null)) as one (id, seen, ended)
      returning token_hash`.execute(database);
      const accountsOf = async (reach: 'all' | 'direct') => {
        const page = await members0({ reach, filter: 'online', sort });
        return page.done ? page.value.list.map(({ account }) => account).toSorted() : [];
      };
      const [all, direct] = [await accountsOf('all'), await accountsOf('direct')];
      await sql`delete from session`.execute(database);
      expect(rows).toHaveLength(5);
      expect(all).toEqual(['member-03', 'member-32']);
      expect(direct).toEqual(['member-03']);
    },
  );

  test('of who is online reads few of all logins', async () => {
    await sql`insert into session (player_id, token_hash, seen_at, expires_at)
      select ${members[3]?.id}::bigint, sha256(n::text::bytea),
        ${app.clock.now()}::timestamptz - n * interval '1 minute', now() + interval '1 day'
      from generate_series(1, 5000) as n`.execute(database);
    await sql`analyze session`.execute(database);
    const { value } = await inTransaction(database, async (transaction) => {
      const before = await scansOf(transaction, 'session');
      const wanted = v.parse(teamMembers.request, { reach: 'all', filter: 'online' });
      const page = await listMembers({ ...app, database: transaction }, wanted, agent);
      const scans = (await scansOf(transaction, 'session')) - before;
      return done([page.done && page.value.list.length, scans]);
    });
    await sql`delete from session`.execute(database);
    expect(value).toEqual([1, 0]);
  });

  test('tells nobody who holds money where the merchant does not show it', async () => {
    const page = await members0({ reach: 'all', filter: 'balance' });
    expect(page).toMatchObject({ code: 'team.balances-hidden' });
  });

  test('finds by the beginning of a name, on any level', async () => {
    const page = await members0({ account: 'MEMBER-32' });
    expect(page.done && page.value.list).toMatchObject([{ account: 'member-32', depth: 2 }]);
  });

  test('opens a level below with the way to it', async () => {
    const page = await members0({ under: 'BELOW' });
    expect(page.done && page.value.path.map(({ account }) => account)).toEqual(['Agente', 'below']);
    expect(page.done && page.value.list).toHaveLength(1);
  });

  test('refuses another team’s member as one that does not exist', async () => {
    expect(await members0({ under: 'elsewhere' })).toMatchObject({ code: 'team.unknown-member' });
    expect(await members0({ under: 'stranger' })).toMatchObject({ code: 'team.unknown-member' });
    const upline = await listMembers(app, v.parse(teamMembers.request, { under: 'Agente' }), below);
    expect(upline).toMatchObject({ code: 'team.unknown-member' });
  });

  test('refuses a cursor that it did not write', async () => {
    expect(await members0({ after: 'abc' })).toMatchObject({ code: 'team.bad-cursor' });
  });
});

describe('a member’s card', () => {
  test('tells own figures and the team’s apart', async () => {
    const card = await readMember(app, v.parse(teamMember.request, { account: 'below' }), agent);
    if (!card.done) throw new Error(card.code);
    expect(card.value.own.valid).toBe('0');
    expect(card.value.team.valid).toBe('132');
    expect(card.value.member).toMatchObject({ direct: 1, team: 1, balance: null });
  });

  test('of another team is refused', async () => {
    const request = v.parse(teamMember.request, { account: 'elsewhere' });
    expect(await readMember(app, request, agent)).toMatchObject({ code: 'team.unknown-member' });
  });
});

test('an agent who was stopped sees nothing of the team', async () => {
  await database
    .insertInto('agent_stop')
    .values({ agent_id: agent.id, reason: 'r', stopped_by: 's', stopped_at: app.clock.now() })
    .execute();
  expect(await members0()).toMatchObject({ code: 'agent.stopped' });
  await database.deleteFrom('agent_stop').execute();
});

describe('reports', () => {
  const days = { from: '2026-11-20', to: '2026-11-20' };
  const reportOf = async (asked: object) => {
    const answer = await readReport(app, v.parse(teamReport.request, { ...days, ...asked }), agent);
    if (!answer.done) throw new Error(answer.code);
    return answer.value;
  };

  test('the lines of days, of classes, and of members with the agent come to the same sum', async () => {
    const byDay = await reportOf({ by: 'day' });
    const byClass = await reportOf({ by: 'class' });
    const byMember = await reportOf({ by: 'member' });
    const validOf = (list: readonly { valid: string }[]) =>
      String(list.reduce((sum, { valid }) => sum + BigInt(valid), 0n));
    expect(byDay.sum?.valid).not.toBe('0');
    for (const list of [byDay.list, byClass.list, byMember.list]) {
      expect(validOf(list)).toBe(byDay.sum?.valid);
    }
    expect(byMember.list.find(({ key }) => key === 'below')).toMatchObject({ hasTeam: true });
  });

  test('the bets of a member of the team are listed, and nobody else’s', async () => {
    const request = { ...days, language: 'en' };
    const own = await listMemberBets(
      app,
      v.parse(memberBets.request, { ...request, account: 'member-31' }),
      agent,
    );
    expect(own).toMatchObject({ value: { list: [{ account: 'member-31', state: 'lost' }] } });
    for (const account of ['elsewhere', 'nobody']) {
      expect(
        await listMemberBets(app, v.parse(memberBets.request, { ...request, account }), agent),
      ).toMatchObject({ code: 'team.unknown-member' });
    }
  });

  test.each(teamTransactionGroups)('movements of the group %s alone are read', async (group) => {
    const { kind, id } = { kind: group === 'transfer' ? 'upline' : group, id: crypto.randomUUID() };
    const playerId = members[0]?.id ?? '';
    await (group === 'transfer'
      ? sql`insert into wallet_request (player_id, request_id, kind, asked, answer, asked_at)
          values (${playerId}, ${id}, ${kind}, '', '{"account": "Agente", "amount": "700"}', ${at})`
      : sql`insert into settled_fact
            (player_id, kind, source_kind, source_ref, currency, amount, happened_at)
          values (${playerId}, ${kind}, 'transfer', ${id}, 'USD', 700, ${at})`
    ).execute(database);
    const request = v.parse(teamTransactions.request, { ...days, group });
    const answer = await listTeamTransactions(app, request, agent);
    const amounts = answer.done ? answer.value.list.map(({ amount }) => amount) : [];
    expect(amounts.toSorted()).toEqual(
      { transfer: ['-700', '700'], withdrawal: ['-700'] }[String(group)] ?? ['700'],
    );
    const all = await listTeamTransactions(app, v.parse(teamTransactions.request, days), agent);
    expect(all.done && all.value.list.some((one) => one.group === group)).toBe(true);
  });

  test('a forged cursor is refused', async () => {
    const request = v.parse(teamTransactions.request, { after: 'bm90LWEtY3Vyc29y' });
    expect(await listTeamTransactions(app, request, agent)).toMatchObject({
      code: 'team.bad-cursor',
    });
  });
});
