import { type RawBuilder, sql } from 'kysely';
import type { GameType, Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';
import { roundHold } from './record-groups.ts';

export async function selectTimeZone(database: Database): Promise<string> {
  const row = await database.selectFrom('site_setting').select('time_zone').executeTakeFirst();
  return row?.time_zone ?? 'UTC';
}

export interface Span {
  playerId: string;
  timeZone: string;
  /** Days of that zone; both belong to it. */
  from: string;
  to: string;
}

export interface LegsWanted extends Span {
  language: Language;
  /** Only these kinds, or all but these. */
  kinds?: { among: readonly string[] } | { notAmong: readonly string[] } | undefined;
  account?: { kind?: string | undefined; vendor?: string | undefined };
  after?: { transferId: string; ordinal: number } | undefined;
  atMost: number;
}

export interface LegRow {
  transferId: string;
  ordinal: number;
  at: string;
  kind: string;
  reference: string;
  accountKind: string;
  subject: string;
  vendorName: string | null;
  commodity: string;
  amount: string;
  balanceAfter: string;
}

/** Newest first, by the order in which the books were written. */
export async function selectLegs(database: Database, wanted: LegsWanted): Promise<LegRow[]> {
  const { playerId, language, after, atMost } = wanted;
  const { rows } = await sql<LegRow>`${sql.raw(planned(shapeOf(wanted)))}
    select leg.transfer_id as "transferId", leg.ordinal, ${merchantTime('transfer.posted_at', wanted)} as at,
      ${recordKind} as kind, transfer.reference, account.kind as "accountKind", account.subject,
      ${inLanguage('vendor.display_name', language)} as "vendorName",
      leg.commodity, leg.amount, leg.balance_after as "balanceAfter"
    from ledger_leg leg
    join ledger_transfer transfer
      on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
    join ledger_account account on account.id = leg.account_id
    left join vendor on account.kind = 'vendor-wallet' and vendor.code = account.subject
    where leg.player_id = ${playerId} and ${inSpan(wanted)}
      ${
        after
          ? sql`and leg.transfer_id <= ${after.transferId}
              and (leg.transfer_id, leg.ordinal) < (${after.transferId}, ${after.ordinal})`
          : sql``
      }
      ${kindsIn(wanted.kinds)} ${accountIn(wanted.account)}
    order by leg.transfer_id desc, leg.ordinal desc
    limit ${atMost}`.execute(database);
  return rows;
}

/** The ledger has a table for each month, and planning over all of them is most of the work. */
function shapeOf({ after, kinds, account }: LegsWanted): string {
  const parts = [
    after && 'after',
    kinds && ('among' in kinds ? 'among' : 'but'),
    account?.kind !== undefined && 'account',
    account?.vendor !== undefined && 'vendor',
  ];
  return ['legs', ...parts.filter(Boolean)].join('-');
}

function kindsIn(kinds: LegsWanted['kinds']) {
  if (!kinds) return sql``;
  return 'among' in kinds
    ? sql`and ${recordKind} = any (${kinds.among})`
    : sql`and ${recordKind} <> all (${kinds.notAmong})`;
}

/** A hold for a round is no withdrawal in the player's eyes. */
const recordKind = sql<string>`
  case when transfer.kind = 'hold' and transfer.reference like 'round:%'
    then ${sql.lit(roundHold)} else transfer.kind end`;

function accountIn({ kind, vendor }: NonNullable<LegsWanted['account']> = {}) {
  return sql`
    ${kind === undefined ? sql`` : sql`and account.kind = ${kind}`}
    ${
      vendor === undefined
        ? sql``
        : sql`and account.kind = 'vendor-wallet' and account.subject = ${vendor}`
    }`;
}

/**
 * The days choose the partitions, with room for zones and for a clock that was set back; the moments
 * then choose exactly.
 */
function inSpan({ timeZone, from, to }: Span): RawBuilder<boolean> {
  return sql`leg.posted_on between ${from}::date - 1 and ${to}::date + 3
    and transfer.posted_on between ${from}::date - 1 and ${to}::date + 3
    and transfer.posted_at >= ${from}::date::timestamp at time zone ${timeZone}
    and transfer.posted_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`;
}

function merchantTime(column: string, { timeZone }: Pick<Span, 'timeZone'>): RawBuilder<string> {
  return sql<string>`
    to_char(${sql.ref(column)} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS')`;
}

export interface DayOfKind {
  day: string;
  kind: string;
  amount: string;
}

/** A leg with, where it is of these kinds and came in, what fee and tax took before it arrived. */
export function wholeLeg(deposited: readonly string[]): RawBuilder<string> {
  return sql`leg.amount + case when leg.amount > 0 and transfer.kind = any (${deposited})
    then ledger_kept(leg.posted_on, leg.transfer_id) else 0 end`;
}

/**
 * What a player's accounts gained or lost in all, by day and kind; moves among them come to nothing.
 * What was deposited is what was paid.
 */
export async function sumByDay(
  database: Database,
  { currency, deposited, ...span }: Span & { currency: string; deposited: readonly string[] },
): Promise<DayOfKind[]> {
  const { rows } = await sql<DayOfKind>`
    select (transfer.posted_at at time zone ${span.timeZone})::date::text as day, transfer.kind,
      sum(${wholeLeg(deposited)})::text as amount
    from ledger_leg leg
    join ledger_transfer transfer
      on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
    where leg.player_id = ${span.playerId} and leg.commodity = ${currency} and ${inSpan(span)}
    group by 1, 2`.execute(database);
  return rows;
}

export interface BetsWanted extends Span {
  language: Language;
  gameType?: GameType | undefined;
  vendor?: string | undefined;
  after?: string | undefined;
  atMost: number;
}

export interface BetRow {
  id: string;
  at: string;
  settledAt: string | null;
  game: string;
  iconUrl: string | null;
  gameType: GameType;
  vendor: string;
  vendorName: string;
  round: string;
  isHouse: boolean;
  stake: string;
  payout: string | null;
  state: 'open' | 'won' | 'lost' | 'void';
  lottery: { ticketId: string; family: string; numero: string; plays: string[] } | null;
}

/** The round of a lottery's bet is its ticket; what other games call a round may be no number. */
const roundAsTicket = sql`case when bet.round ~ '^[0-9]{1,18}$' then bet.round::bigint end`;

/** Each play of the slip once, in its order. */
const playsOfTicket = sql`(
  select jsonb_agg(play order by place) from (
    select line.value ->> 'play' as play, min(line.ordinality) as place
    from jsonb_array_elements(ticket.lines) with ordinality as line group by 1) as plays)`;

/** Newest first, by the time of the stake: two gateways need not write in the order of the clock. */
export async function selectBets(database: Database, wanted: BetsWanted): Promise<BetRow[]> {
  const { language, after, atMost } = wanted;
  const { rows } = await sql<BetRow>`
    select bet.id, ${merchantTime('bet.placed_at', wanted)} as at,
      ${merchantTime('bet.settled_at', wanted)} as "settledAt",
      ${inLanguage('bet.game_name', language)} as game, bet.game_type as "gameType",
      (select icon_url from game
        where game.vendor_code = bet.vendor_code and game.game_type = bet.game_type
          and game.name = bet.game_name limit 1) as "iconUrl",
      bet.vendor_code as vendor,
      coalesce(${inLanguage('vendor.display_name', language)}, bet.vendor_code) as "vendorName",
      bet.round, bet.stake, bet.payout, bet.state,
      exists (select from house_game join game using (game_code)
        where game.vendor_code = bet.vendor_code) as "isHouse",
      (select jsonb_build_object('ticketId', ticket.id::text, 'family', lottery_game.family,
          'numero', numero.numero, 'plays', ${playsOfTicket})
        from lottery_ticket ticket
        join lottery_numero numero on numero.id = ticket.numero_id
        join lottery_game using (game_code)
        where ticket.id = ${roundAsTicket} and ticket.record_id = bet.id) as lottery
    from bet_record bet
    left join vendor on vendor.code = bet.vendor_code
    where ${betsIn(wanted)}
      ${after === undefined ? sql`` : sql`and (bet.placed_at, bet.id) < (${placedAt(wanted.playerId, after)}, ${after})`}
    order by bet.placed_at desc, bet.id desc
    limit ${atMost}`.execute(database);
  return rows;
}

/** The time of a stake never changes, so a page that ended with it can be gone on from. */
function placedAt(playerId: string, id: string): RawBuilder<Date> {
  return sql`(select placed_at from bet_record where player_id = ${playerId} and id = ${id})`;
}

export interface BetSum {
  bets: number;
  stake: string;
  payout: string;
  net: string;
}

/** Rounds that are void count for nothing: their stake came back. What still runs counts when it ends. */
export async function sumBets(database: Database, wanted: BetsWanted): Promise<BetSum> {
  const { rows } = await sql<BetSum>`
    select count(*)::int as bets, coalesce(sum(stake), 0)::text as stake,
      coalesce(sum(payout), 0)::text as payout,
      coalesce(sum(payout - stake), 0)::text as net
    from bet_record bet where ${betsIn(wanted)} and bet.state not in ('void', 'open')`.execute(
    database,
  );
  return rows[0] ?? { bets: 0, stake: '0', payout: '0', net: '0' };
}

function betsIn({ playerId, timeZone, from, to, gameType, vendor }: BetsWanted) {
  return sql`bet.player_id = ${playerId}
    and bet.placed_at >= ${from}::date::timestamp at time zone ${timeZone}
    and bet.placed_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    ${gameType === undefined ? sql`` : sql`and bet.game_type = ${gameType}`}
    ${vendor === undefined ? sql`` : sql`and bet.vendor_code = ${vendor}`}`;
}
