import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';

export interface LinkRow {
  code: string;
  accountType: number;
  channel: string;
  series: number | null;
  madeAt: string;
  expiresAt: string | null;
  isOpen: boolean;
  clicks: string;
  registrations: number;
  firstDeposits: number;
}

interface LinksWanted {
  agentId: string;
  timeZone: string;
  now: Date;
  /** One of them; all where it is left out. */
  code?: string | undefined;
}

/** The newest first. */
export async function selectLinks(
  database: Database,
  { agentId, timeZone, now, code }: LinksWanted,
): Promise<LinkRow[]> {
  const local = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS')`;
  const { rows } = await sql<LinkRow>`
    select link.code, link.account_type as "accountType", link.channel, link.series,
      ${local('link.made_at')} as "madeAt", ${local('link.expires_at')} as "expiresAt",
      link.ended_at is null and (link.expires_at is null or link.expires_at > ${now}) as "isOpen",
      (select coalesce(sum(clicks), 0)::text from affiliate_click click
        where click.code = link.code) as clicks,
      brought.registrations, brought."firstDeposits"
    from affiliate_code link
    cross join lateral (
      select count(*)::int as registrations, count(first.player_id)::int as "firstDeposits"
      from sponsor left join first_deposit first using (player_id)
      where sponsor.affiliate_code = link.code) as brought
    where link.player_id = ${agentId} ${code === undefined ? sql`` : sql`and link.code = ${code}`}
    order by link.made_at desc, link.code`.execute(database);
  return rows;
}

export function selectLinkOfRequest(database: Database, agentId: string, requestId: string) {
  return database
    .selectFrom('affiliate_code')
    .select(['code', 'account_type as accountType', 'channel', 'series'])
    .where('player_id', '=', agentId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** The agent's own row, so that two requests count links one after the other. */
export async function lockAgent(transaction: Transaction, agentId: string): Promise<void> {
  await transaction
    .selectFrom('player')
    .select('id')
    .where('id', '=', agentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function countOpenLinks(
  transaction: Transaction,
  agentId: string,
  now: Date,
): Promise<number> {
  const { links } = await transaction
    .selectFrom('affiliate_code')
    .select((of) => of.fn.countAll<string>().as('links'))
    .where('player_id', '=', agentId)
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(links);
}

export interface NewLink {
  code: string;
  agentId: string;
  requestId: string;
  accountType: number;
  channel: string;
  series: number | null;
  expiresAt: Date | null;
  now: Date;
}

/** Whether nobody else drew the same code. */
export async function insertLink(transaction: Transaction, link: NewLink): Promise<boolean> {
  const inserted = await transaction
    .insertInto('affiliate_code')
    .values({
      code: link.code,
      player_id: link.agentId,
      domain: null,
      account_type: link.accountType,
      channel: link.channel,
      series: link.series,
      made_at: link.now,
      expires_at: link.expiresAt,
      ended_at: null,
      request_id: link.requestId,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether it was the agent's own; one that was ended stays so. */
export async function endLink(
  transaction: Transaction,
  agentId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const ended = await transaction
    .updateTable('affiliate_code')
    .set((row) => ({ ended_at: row.fn.coalesce('ended_at', row.val(now)) }))
    .where('player_id', '=', agentId)
    .where('code', '=', code.toLowerCase())
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Counts nothing for a code that nobody has. */
export async function addClick(database: Database, code: string, day: string): Promise<void> {
  await sql`
    insert into affiliate_click as own (code, day, clicks)
    select code, ${day}::date, 1 from affiliate_code where code = ${code.toLowerCase()}
    on conflict (code, day) do update set clicks = own.clicks + 1`.execute(database);
}

/** The highest series that an agent has; null: whatever a game has. */
export async function selectSeries(database: Database, playerId: string): Promise<number | null> {
  const row = await database
    .selectFrom('sponsor')
    .select('series')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.series ?? null;
}

export async function selectHighestSeriesBelow(
  database: Database,
  playerId: string,
): Promise<number | null> {
  const { series } = await database
    .selectFrom('sponsor')
    .select((of) => of.fn.max('series').as('series'))
    .where('agent_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return series;
}

/** Whoever stands below and had none has it as well; see `team_cap_series`. */
export async function setSeries(
  transaction: Transaction,
  playerId: string,
  series: number,
): Promise<void> {
  await transaction
    .updateTable('sponsor')
    .set({ series })
    .where('player_id', '=', playerId)
    .execute();
  await sql`select team_cap_series(${playerId}, ${series}::smallint)`.execute(transaction);
}

export function selectOpening(database: Database, agentId: string, requestId: string) {
  return database
    .selectFrom('team_opening')
    .innerJoin('player', 'player.id', 'team_opening.player_id')
    .select(['player.account', 'account_type as type', 'series'])
    .where('team_opening.agent_id', '=', agentId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export async function countOpenings(
  transaction: Transaction,
  agentId: string,
  since: Date,
): Promise<number> {
  const { openings } = await transaction
    .selectFrom('team_opening')
    .select((of) => of.fn.countAll<string>().as('openings'))
    .where('agent_id', '=', agentId)
    .where('opened_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(openings);
}

export async function insertOpening(
  transaction: Transaction,
  opening: {
    agentId: string;
    requestId: string;
    playerId: string;
    type: number;
    series: number | null;
    now: Date;
  },
): Promise<void> {
  await transaction
    .insertInto('team_opening')
    .values({
      agent_id: opening.agentId,
      request_id: opening.requestId,
      player_id: opening.playerId,
      account_type: opening.type,
      series: opening.series,
      opened_at: opening.now,
    })
    .execute();
}
