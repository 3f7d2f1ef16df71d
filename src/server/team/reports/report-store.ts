import { type RawBuilder, sql } from 'kysely';
import { shiftDay } from '#contract/days.ts';
import type { TeamTransactionGroup } from '#contract/team-reports.ts';
import type { GameType, Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database } from '#server/db/open.ts';
import { startOfDayIn } from '#server/kernel/zoned-time.ts';
import type { PageCursor } from '../page-cursor.ts';
import type { DaySpan } from '../sum-store.ts';
import { selectTeamSize } from '../tree-store.ts';

interface Span extends DaySpan {
  timeZone: string;
}

interface Page {
  after: PageCursor | undefined;
  atMost: number;
}

export interface MemberBetRow {
  id: string;
  /** When the stake was placed, in millionths of a second: what the order goes by. */
  value: string;
  at: string;
  settledAt: string | null;
  class: GameType;
  vendor: string;
  game: string;
  round: string;
  stake: string;
  valid: string;
  payout: string | null;
  state: 'open' | 'won' | 'lost' | 'void';
}

export interface MemberBetsWanted extends Span, Page {
  /** Who asks. */
  agentId: string;
  playerId: string;
  class: GameType | undefined;
  language: Language;
}

export async function selectMemberBets(
  database: Database,
  wanted: MemberBetsWanted,
): Promise<MemberBetRow[]> {
  const { agentId, playerId, class: kind, language, after, atMost } = wanted;
  const { rows } = await sql<MemberBetRow>`
    select bet.id::text as id, ${micros('bet.placed_at')} as value,
      ${localTime('bet.placed_at', wanted)} as at, ${localTime('bet.settled_at', wanted)} as "settledAt",
      bet.game_type as class, bet.vendor_code as vendor, ${inLanguage('bet.game_name', language)} as game,
      bet.round, bet.stake::text as stake, bet.payout::text as payout, bet.state,
      -- As in a team's figures: bonus money is not among what counts.
      greatest(valid_stake_of(bet.state, bet.stake, bet.payout, bet.valid_stake) - bet.bonus_stake, 0)::text as valid
    from bet_record bet
    where bet.player_id = ${playerId} and ${within('bet.placed_at', wanted)}
      and ${stoodBelow(agentId, 'bet.player_id', sql`coalesce(bet.settled_at, bet.placed_at)`)}
      ${kind === undefined ? sql`` : sql`and bet.game_type = ${kind}`}
      ${after === undefined ? sql`` : sql`and (bet.placed_at, bet.id) < (${momentOf(after)}, ${after.id}::bigint)`}
    order by bet.placed_at desc, bet.id desc
    limit ${atMost}`.execute(database);
  return rows;
}

export interface TransactionRow {
  id: string;
  value: string;
  account: string;
  at: string;
  group: TeamTransactionGroup;
  amount: string;
}

export interface TransactionsWanted extends Span, Page {
  agentId: string;
  /** One account of the team; everybody where it is left out, the agent too. */
  playerId: string | undefined;
  groups: readonly TeamTransactionGroup[];
  currency: string;
}

/** A transfer in the line has a row for each side, and numbers that no fact has. */
const transferNumbers = 500_000_000_000_000_000n;

export async function selectTransactions(
  database: Database,
  wanted: TransactionsWanted,
): Promise<TransactionRow[]> {
  const { atMost } = wanted;
  const whose = await whoseOf(database, wanted);
  const parts = wanted.groups.map((group) =>
    group === 'transfer' ? transfersOf(wanted, whose) : movementsOf(wanted, whose, group),
  );
  // Each part is read by an index of its own and ends with its page.
  const { rows } = await sql<TransactionRow>`
    select entry.id::text as id, ${micros('entry.happened_at')} as value, player.account,
      ${localTime('entry.happened_at', wanted)} as at, entry.kind as "group", entry.amount::text as amount
    from (${sql.join(parts, sql` union all `)}) as entry
    join player on player.id = entry.player_id
    order by entry.happened_at desc, entry.id desc
    limit ${atMost}`.execute(database);
  return rows;
}

/** Teams of at most so many are read member by member: among those of a large site their rows would be far apart. */
const smallTeam = 2_000;

async function whoseOf(
  database: Database,
  { agentId, playerId }: TransactionsWanted,
): Promise<RawBuilder<boolean>> {
  const stood = stoodBelow(agentId, 'entry.player_id', sql`entry.happened_at`);
  if (playerId !== undefined) return sql`${stood} and entry.player_id = ${playerId}`;
  if ((await selectTeamSize(database, agentId)) > smallTeam) return stood;
  return sql`${stood} and entry.player_id = any (array(
    select descendant_id from team_line where ancestor_id = ${agentId}
    union select descendant_id from team_line_ended where ancestor_id = ${agentId}
    union select ${agentId}::bigint))`;
}

function movementsOf(
  wanted: TransactionsWanted,
  whose: RawBuilder<boolean>,
  kind: TeamTransactionGroup,
): RawBuilder<unknown> {
  // The kind is written out, so that an index of these kinds alone is known to hold it.
  return sql`(
    select entry.id, player_id, kind, happened_at,
      ${kind === 'withdrawal' ? sql`-amount` : sql`amount`} as amount
    from settled_fact entry
    where kind = ${sql.lit(kind)} and currency = ${wanted.currency} and ${whose}
      and ${within('entry.happened_at', wanted)} ${pageOf(wanted)})`;
}

function transfersOf(wanted: TransactionsWanted, whose: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`(
    select id, player_id, 'transfer' as kind, happened_at, amount
    from (
      select ${String(transferNumbers)}::bigint + 2 * request.id + side.place as id, side.player_id,
        request.asked_at as happened_at, side.amount
      from wallet_request request
      join player other on lower(other.account) = lower(request.answer ->> 'account')
      cross join lateral (values
        (0, request.player_id, -(request.answer ->> 'amount')::bigint),
        (1, other.id, (request.answer ->> 'amount')::bigint)) as side (place, player_id, amount)
      where request.kind in ('upline', 'downline')
        and ${within('request.asked_at', wanted)}) as entry
    where ${whose} ${pageOf(wanted)})`;
}

function pageOf({ after, atMost }: Page): RawBuilder<unknown> {
  return sql`${
    after === undefined
      ? sql``
      : sql`and (entry.happened_at, entry.id) < (${momentOf(after)}, ${after.id}::bigint)`
  }
    order by happened_at desc, id desc limit ${atMost}`;
}

export interface IncomeRow {
  day: string;
  kind: string;
  received: string;
  paid: string;
}

/** What an agent's own wallet took in and gave out by these kinds of transfer, the newest day first. */
export async function selectIncome(
  database: Database,
  wanted: Span & { agentId: string; kinds: readonly string[]; currency: string },
): Promise<IncomeRow[]> {
  const { agentId, kinds, currency, from, to, timeZone } = wanted;
  const { rows } = await sql<IncomeRow>`
    select (transfer.posted_at at time zone ${timeZone})::date::text as day, transfer.kind,
      coalesce(sum(leg.amount) filter (where leg.amount > 0), 0)::text as received,
      coalesce(-sum(leg.amount) filter (where leg.amount < 0), 0)::text as paid
    from ledger_leg leg
    join ledger_transfer transfer on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
    where leg.player_id = ${agentId} and leg.commodity = ${currency}
      and transfer.kind = any (${[...kinds]})
      and leg.posted_on between ${from}::date - 1 and ${to}::date + 3
      and transfer.posted_on between ${from}::date - 1 and ${to}::date + 3
      and ${within('transfer.posted_at', wanted)}
    group by 1, 2 order by 1 desc, 2`.execute(database);
  return rows;
}

export interface AnnouncementRow {
  id: string;
  title: string;
  content: string;
  at: string;
}

export async function selectAnnouncements(
  database: Database,
  { language, timeZone, now }: { language: Language; timeZone: string; now: Date },
): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select id::text as id, ${inLanguage('title', language)} as title,
      ${inLanguage('content', language)} as content, ${localTime('published_at', { timeZone })} as at
    from agent_announcement
    where published_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by published_at desc, id desc limit ${announcementsAtOnce}`.execute(database);
  return rows;
}

const announcementsAtOnce = 50;

/** Whether an account is the agent's own or stood below at a moment; a bet belongs to the moment it was settled. */
function stoodBelow(
  agentId: string,
  column: string,
  moment: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const playerId = sql.ref(column);
  return sql`(${playerId} = ${agentId}
    or exists (select from team_line line where line.ancestor_id = ${agentId}
      and line.descendant_id = ${playerId} and ${moment} >= line.since)
    or exists (select from team_line_ended line where line.ancestor_id = ${agentId}
      and line.descendant_id = ${playerId} and ${moment} >= line.since and ${moment} < line.until))`;
}

function within(column: string, { from, to, timeZone }: Span): RawBuilder<boolean> {
  // Where clocks are set back over midnight, SQL's own conversion would begin the day an hour late.
  return sql`${sql.ref(column)} >= ${startOfDayIn(timeZone, from)}
    and ${sql.ref(column)} < ${startOfDayIn(timeZone, shiftDay(to, 1))}`;
}

function localTime(column: string, { timeZone }: Pick<Span, 'timeZone'>): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS')`;
}

function micros(column: string): RawBuilder<string> {
  return sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;
}

function momentOf({ value }: PageCursor): RawBuilder<Date> {
  return sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`;
}
