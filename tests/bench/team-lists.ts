import { sql } from 'kysely';
import * as v from 'valibot';
import { memberFilters, teamMembers } from '#contract/team.ts';
import { teamReport, teamTransactionGroups, teamTransactions } from '#contract/team-reports.ts';
import type { Database } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { listMembers } from '#server/team/list-members.ts';
import { listTeamTransactions } from '#server/team/reports/list-team-transactions.ts';
import { readReport } from '#server/team/reports/read-report.ts';
import type { ModelApp } from '#tests/models/model-house.ts';
import { type Figure, median } from './figure.ts';

const runs = 7;
const goal = '≤ 100 ms';

interface Teams {
  small: Player;
  large: Player;
  size: number;
}

/** Lists of a team that somebody filtered or looked for: the slowest of each kind counts. */
export async function measureLists(app: ModelApp, teams: Teams): Promise<Figure[]> {
  await openWallets(app.database, app.clock.now());
  return [
    await measureFilters(app, teams),
    await measureNames(app, teams),
    await measureReports(app, teams),
    await measureTransactions(app, teams),
  ];
}

/** One in a hundred is online, and one in twenty holds money: a filter looks longest for what is rare. */
async function openWallets(database: Database, now: Date): Promise<void> {
  await sql`insert into session (player_id, token_hash, seen_at, expires_at)
    select id, sha256(id::text::bytea), ${now}, ${now}::timestamptz + interval '1 day'
    from player where id % 100 = 0`.execute(database);
  await sql`insert into ledger_account (kind, player_id, commodity)
    select 'player-main', id, 'USD' from player`.execute(database);
  await sql`insert into ledger_balance (account_id, player_id)
    select id, player_id from ledger_account where kind = 'player-main'`.execute(database);
  await sql`update ledger_balance set amount = 100 where player_id % 20 = 0`.execute(database);
  await sql`analyze`.execute(database);
}

type Whose = 'small' | 'large';

async function slowestOf(
  works: readonly (readonly [name: string, work: () => Promise<{ done: boolean }>])[],
): Promise<Pick<Figure, 'value' | 'besides'>> {
  const besides: Record<string, number> = {};
  for (const [name, work] of works) besides[name] = await medianOf(work);
  return { value: Math.max(...Object.values(besides)), besides };
}

async function medianOf(work: () => Promise<{ done: boolean }>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const began = performance.now();
    if (!(await work()).done) throw new Error('It was refused.');
    // The first one plans; a gateway that has run for a while has planned.
    if (run > 0) times.push(performance.now() - began);
  }
  return median(times);
}

async function measureFilters(app: ModelApp, { large, size }: Teams): Promise<Figure> {
  await app.database.updateTable('agent_setting').set({ shows_balances: true }).execute();
  const works = memberFilters.flatMap((filter) =>
    (['newest', 'account', 'valid'] as const).map((sort) => {
      const request = v.parse(teamMembers.request, { reach: 'all', filter, sort });
      return [`${filter} ${sort}`, () => listMembers(app, request, large)] as const;
    }),
  );
  return {
    ...{ name: 'team.filters', unit: 'ms', goal, ...(await slowestOf(works)) },
    how: `first page by each filter in three orders, ${size} accounts, medians of ${runs}`,
  };
}

async function measureNames(app: ModelApp, { large, size }: Teams): Promise<Figure> {
  const names = { many: 'large', some: 'LARGE77', one: `large${size}`, none: 'zz' };
  const works = Object.entries(names).map(([name, account]) => {
    const request = v.parse(teamMembers.request, { account });
    return [name, () => listMembers(app, request, large)] as const;
  });
  return {
    ...{ name: 'team.names', unit: 'ms', goal, ...(await slowestOf(works)) },
    how: `members by the beginning of a name, ${size} accounts, medians of ${runs}`,
  };
}

async function measureReports(app: ModelApp, { large, size }: Teams): Promise<Figure> {
  const works = (['day', 'class', 'member'] as const).map((by) => {
    const from = dayBefore(app, 30);
    const request = v.parse(teamReport.request, { by, from, to: dayBefore(app, 0) });
    return [by, () => readReport(app, request, large)] as const;
  });
  return {
    ...{ name: 'team.reports', unit: 'ms', goal, ...(await slowestOf(works)) },
    how: `a month by day, class and member, ${size} accounts, medians of ${runs}`,
  };
}

/** Also of the small team, whose rows lie among those of the whole site. */
async function measureTransactions(app: ModelApp, teams: Teams): Promise<Figure> {
  const works = (['small', 'large'] as const satisfies Whose[]).flatMap((whose) =>
    [undefined, ...teamTransactionGroups].map((group) => {
      const days = { from: dayBefore(app, 30), to: dayBefore(app, 0) };
      const request = v.parse(teamTransactions.request, { ...days, group });
      const name = `${whose} ${group ?? 'all'}`;
      return [name, () => listTeamTransactions(app, request, teams[whose])] as const;
    }),
  );
  return {
    ...{ name: 'team.transactions', unit: 'ms', goal, ...(await slowestOf(works)) },
    how: `first page of a month's movements by group, ${teams.size} accounts; medians of ${runs}`,
  };
}

function dayBefore({ clock }: ModelApp, days: number): string {
  return new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
