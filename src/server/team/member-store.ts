import { type RawBuilder, sql } from 'kysely';
import type { MemberFilter, MemberSort } from '#contract/team.ts';
import { daysBelow } from '#server/db/days-below.ts';
import type { Database } from '#server/db/open.ts';
import type { PageCursor } from './page-cursor.ts';
import { onlineSince } from './people-store.ts';
import type { DaySpan } from './sum-store.ts';

export interface MembersWanted extends DaySpan {
  /** Who asks: of whoever came by a move only the days since belong to their team. */
  viewerId: string;
  underId: string;
  reach: 'direct' | 'all';
  /** The beginning of a name. */
  account: string | undefined;
  filter: MemberFilter | undefined;
  idleDays: number;
  today: string;
  sort: MemberSort;
  currency: string;
  timeZone: string;
  agentTypes: readonly number[];
  now: Date;
  after: PageCursor | undefined;
  atMost: number;
}

/** Who is on a page, in its order, with the value that the order goes by. */
export async function selectMemberPage(
  database: Database,
  wanted: MembersWanted,
): Promise<PageCursor[]> {
  const { sort, after, atMost } = wanted;
  const { value, isDescending, join } = orderOf(wanted);
  const { from, isWanted } = membersOf(wanted);
  const way = isDescending ? sql`desc` : sql`asc`;
  const compare = isDescending ? sql`<` : sql`>`;
  const { rows } = await sql<PageCursor>`
    select member.id, (${value})::text as value
    from ${from}
    ${join}
    where ${isWanted}
      ${after === undefined ? sql`` : sql`and ((${value}), member.id) ${compare} (${castFor(sort, after.value)}, ${after.id}::bigint)`}
    order by (${value}) ${way}, member.id ${way}
    limit ${atMost}`.execute(database);
  return rows;
}

/** Those below, as `member`, and what says which of them are asked for. */
export function membersOf(wanted: MembersWanted) {
  const { underId, reach, sort, account } = wanted;
  const below =
    reach === 'direct'
      ? sql`(select player_id as id from sponsor where agent_id = ${underId})`
      : sql`(select descendant_id as id from team_line where ancestor_id = ${underId})`;
  const isNamed = sort === 'account' || account !== undefined;
  return {
    from: sql`${below} as member ${isNamed ? sql`join player on player.id = member.id` : sql``}`,
    isWanted: sql`${filterOf(wanted)}
      ${account === undefined ? sql`` : sql`and starts_with(lower(player.account), lower(${account}))`}`,
  };
}

export const sumsBySort = {
  valid: sql`sum(valid)`,
  deposits: sql`sum(deposits)`,
  result: sql`sum(prizes + rebates + agent_rebates + promotions - valid)`,
};

function castFor(sort: MemberSort, value: string): RawBuilder<unknown> {
  return sort === 'account' ? sql`${value}::text` : sql`${value}::bigint`;
}

function orderOf({ sort, from, to, currency, viewerId, underId, timeZone }: MembersWanted) {
  // Numbers are given in the order of joining, so the newest are found without looking at anybody else.
  if (sort === 'newest' || sort === 'oldest') {
    return { value: sql`member.id`, isDescending: sort === 'newest', join: sql`` };
  }
  if (sort === 'account') {
    return { value: sql`lower(player.account)`, isDescending: false, join: sql`` };
  }
  return {
    value: sql`coalesce(figure.value, 0)`,
    // The largest loss first: it is what an agent looks for.
    isDescending: sort !== 'result',
    join: sql`left join (
      select own.player_id, ${sumsBySort[sort]}::bigint as value
      from account_day own
      join ${daysBelow(viewerId, timeZone)} mine
        on mine.player_id = own.player_id and own.day >= mine.since and own.day < mine.until
      ${
        viewerId === underId
          ? sql``
          : sql`join team_line line on line.ancestor_id = ${underId} and line.descendant_id = own.player_id`
      }
      where own.day between ${from}::date and ${to}::date and own.currency = ${currency}
      group by own.player_id) as figure on figure.player_id = member.id`,
  };
}

function filterOf(wanted: MembersWanted): RawBuilder<unknown> {
  const { filter, from, to, idleDays, today, timeZone, currency, agentTypes, now } = wanted;
  const since = sql`${today}::date - ${idleDays}::int`;
  switch (filter) {
    case undefined:
      return sql`true`;
    case 'online':
      // Few of all are online: they are read first, and then looked for in the team.
      return sql`member.id = any (array(select player_id from session
        where ended_at is null and seen_at > ${onlineSince(now)}))`;
    case 'active':
      return sql`exists (select from active_day own where own.player_id = member.id
        and own.day between ${from}::date and ${to}::date)`;
    case 'new':
      return sql`exists (select from player own where own.id = member.id
        and own.created_at >= (${since})::timestamp at time zone ${timeZone})`;
    case 'balance':
      return sql`exists (select from ledger_account account
        join ledger_balance balance on balance.account_id = account.id
        where account.player_id = member.id and account.commodity = ${currency}
          and account.kind <> 'player-points' and balance.amount > 0)`;
    case 'idle':
      // Whoever came since has not stopped.
      return sql`exists (select from last_play own where own.player_id = member.id
        and own.day <= ${since}) and exists (select from player own where own.id = member.id
        and own.created_at < (${since} + 1)::timestamp at time zone ${timeZone})`;
    case 'agents':
      return sql`exists (select from player own where own.id = member.id
        and own.type = any (${[...agentTypes]}))`;
  }
}

export interface MemberRow {
  id: string;
  account: string;
  nickname: string;
  type: number;
  depth: number;
  joinedAt: string;
  lastLoginAt: string | null;
  isOnline: boolean;
  lastPlayDay: string | null;
  direct: number;
  team: number;
  valid: string;
  deposits: string;
  withdrawals: string;
  result: string;
  balance: string;
  series: number | null;
  code: string | null;
}

type DetailsWanted = Pick<MembersWanted, 'from' | 'to' | 'currency' | 'timeZone' | 'now'> & {
  agentId: string;
  ids: readonly string[];
};

/** What a list and a card say of each; in no order. */
export async function selectMembers(
  database: Database,
  { agentId, ids, from, to, currency, timeZone, now }: DetailsWanted,
): Promise<MemberRow[]> {
  const local = (moment: RawBuilder<unknown>) =>
    sql`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS')`;
  const { rows } = await sql<MemberRow>`
    select player.id, player.account, player.nickname, player.type, coalesce(line.depth, 0) as depth,
      ${local(sql`player.created_at`)} as "joinedAt",
      ${local(sql`last_login.logged_in_at`)} as "lastLoginAt",
      exists (select from session where session.player_id = player.id
        and ended_at is null and seen_at > ${onlineSince(now)}) as "isOnline",
      (select max(day)::text from active_day own where own.player_id = player.id) as "lastPlayDay",
      (select count(*)::int from sponsor below where below.agent_id = player.id) as direct,
      (select coalesce(sum(members), 0)::int from team_size below where below.agent_id = player.id) as team,
      figure.*, sponsor.series, sponsor.affiliate_code as code,
      (select coalesce(sum(balance.amount), 0)::text from ledger_account account
        join ledger_balance balance on balance.account_id = account.id
        where account.player_id = player.id and account.commodity = ${currency}
          and account.kind <> 'player-points') as balance
    from player
    left join team_line line on line.ancestor_id = ${agentId} and line.descendant_id = player.id
    left join sponsor on sponsor.player_id = player.id
    left join last_login on last_login.player_id = player.id
    cross join lateral (
      select coalesce(sum(valid), 0)::text as valid, coalesce(sum(deposits), 0)::text as deposits,
        coalesce(sum(withdrawals), 0)::text as withdrawals,
        coalesce(sum(prizes + rebates + agent_rebates + promotions - valid), 0)::text as result
      from ${daysBelow(agentId, timeZone)} mine
      join account_day own on own.player_id = mine.player_id and own.day >= mine.since and own.day < mine.until
      where mine.player_id = player.id and own.day between ${from}::date and ${to}::date
        and own.currency = ${currency}) as figure
    where player.id = any (${[...ids]}::bigint[])
      and (player.id = ${agentId} or line.depth is not null)`.execute(database);
  return rows;
}
