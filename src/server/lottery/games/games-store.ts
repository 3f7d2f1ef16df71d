import { type RawBuilder, sql } from 'kysely';
import type { LotteryMode } from '#contract/lottery.ts';
import type { GameType, Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database } from '#server/db/open.ts';

interface NumeroJson {
  numero: string;
  state: 'upcoming' | 'open' | 'closed' | 'drawn' | 'settled' | 'void';
  opensAt: string;
  closesAt: string;
  drawsAt: string;
}

export interface ResultJson {
  numero: string;
  drawsAt: string;
  state: 'drawn' | 'settled' | 'void';
  result: string[] | null;
  edition: number;
  voidReason: string | null;
}

export interface GameRow {
  game: string;
  name: string | null;
  icon: string | null;
  gameType: GameType | null;
  isShown: boolean | null;
  family: string;
  mode: LotteryMode;
  area: string;
  vassalage: string;
  drawnBy: 'house' | 'official';
  timeZone: string;
  isStopped: boolean;
  minSeries: number;
  maxSeries: number;
  opened: NumeroJson | null;
  last: ResultJson | null;
  sale: object | null;
}

export interface GamesWanted {
  language: Language;
  game?: string | undefined;
  mode?: LotteryMode | undefined;
  area?: string | undefined;
}

/** The games that the catalogue shows, each with the numero in sale and the newest result. */
export async function selectGames(
  database: Database,
  { language, game, mode, area }: GamesWanted,
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select own.game_code as game, ${inLanguage('shown.name', language)} as name,
      shown.icon_url as icon, shown.game_type as "gameType", own.family, own.mode, own.area,
      own.vassalage, own.drawn_by as "drawnBy", own.time_zone as "timeZone",
      own.is_stopped as "isStopped", own.min_series as "minSeries", own.max_series as "maxSeries",
      opened.numero as opened, last.result as last, to_jsonb(sale) - 'game_code' as sale
    from lottery_game own
    join game shown on shown.game_code = own.game_code and shown.is_shown
    left join lottery_sale sale on sale.game_code = own.game_code
    left join lateral (
      select ${numeroJson} as numero from lottery_numero numero
      where numero.game_code = own.game_code and numero.state = 'open'
        and numero.closes_at > clock_timestamp()
      order by numero.closes_at limit 1) as opened on true
    left join lateral (
      select ${resultJson} as result from lottery_numero numero
      where numero.game_code = own.game_code and numero.state in ('drawn', 'settled')
      order by numero.draws_at desc limit 1) as last on true
    where true
      ${game === undefined ? sql`` : sql`and own.game_code = ${game}`}
      ${mode === undefined ? sql`` : sql`and own.mode = ${mode}`}
      ${area === undefined ? sql`` : sql`and own.area = ${area}`}
    order by shown.position, shown.node_id`.execute(database);
  return rows;
}

/** What comes into sale after the open numero, the next first. */
export async function selectAhead(
  database: Database,
  game: string,
  atMost: number,
): Promise<NumeroJson[]> {
  const { rows } = await sql<{ numero: NumeroJson }>`
    select ${numeroJson} as numero from lottery_numero numero
    where numero.game_code = ${game} and numero.state = 'upcoming'
      and numero.closes_at > clock_timestamp()
    order by numero.closes_at limit ${atMost}`.execute(database);
  return rows.map(({ numero }) => numero);
}

export interface ResultsWanted {
  game: string;
  /** By the game's own calendar. */
  day?: string | undefined;
  after?: string | undefined;
  atMost: number;
}

/** What was drawn or is void, the newest first. */
export async function selectResults(
  database: Database,
  { game, day, after, atMost }: ResultsWanted,
): Promise<ResultJson[]> {
  const { rows } = await sql<{ result: ResultJson }>`
    select ${resultJson} as result from lottery_numero numero
    join lottery_game own on own.game_code = numero.game_code
    where numero.game_code = ${game} and numero.state in ('drawn', 'settled', 'void')
      and numero.draws_at <= clock_timestamp()
      ${
        day === undefined
          ? sql``
          : sql`and numero.draws_at >= ${day}::date::timestamp at time zone own.time_zone
              and numero.draws_at < (${day}::date + 1)::timestamp at time zone own.time_zone`
      }
      ${
        after === undefined
          ? sql``
          : sql`and numero.draws_at < (
              select draws_at from lottery_numero where game_code = ${game} and numero = ${after})`
      }
    order by numero.draws_at desc limit ${atMost}`.execute(database);
  return rows.map(({ result }) => result);
}

export async function selectProof(database: Database, game: string, numero: string) {
  return database
    .selectFrom('lottery_numero')
    .innerJoin('lottery_game', 'lottery_game.game_code', 'lottery_numero.game_code')
    .leftJoin('lottery_chain', 'lottery_chain.id', 'lottery_numero.chain_id')
    .selectAll('lottery_numero')
    .select(['lottery_game.family', 'lottery_game.drawn_by', 'lottery_chain.commitment'])
    .select(
      sql<boolean>`exists (select from lottery_entry entry where entry.numero_id = lottery_numero.id
        and entry.edition = lottery_numero.edition and entry.source = 'feed'
        and entry.result = lottery_numero.result)`.as('is_of_feed'),
    )
    .where('lottery_numero.game_code', '=', game)
    .where('lottery_numero.numero', '=', numero)
    .executeTakeFirst();
}

/** Clocks differ, and every deadline here is judged by the database's. */
export async function selectNow(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The database has no clock.');
  return row.now;
}

export interface Promised {
  play: string;
  /** Empty where the play as a whole is meant. */
  number: string;
  promised: string;
}

/** What the numero in sale has promised by play and by number, the most first, where the merchant bounds it. */
export async function selectExposure(database: Database, game: string): Promise<Promised[]> {
  const { rows } = await sql<Promised>`
    select known.play, known.number, known.promised from lottery_exposure known
    join lottery_numero numero on numero.id = known.numero_id
    where numero.game_code = ${game} and numero.state = 'open'
      and numero.closes_at > clock_timestamp() and known.promised > 0
    order by known.number = '' desc, known.promised desc, known.play, known.number
    limit ${rowsShown}`.execute(database);
  return rows;
}

/** Far more than are ever full at once; the sale itself looks at every number. */
const rowsShown = 500;

/** What a player's own tickets of the numero in sale may win, where the merchant bounds it. */
export async function selectOwnPromised(
  database: Database,
  { game, playerId }: { game: string; playerId: string },
): Promise<string> {
  const { rows } = await sql<{ promised: string }>`
    select coalesce(sum(ticket.best), 0)::text as promised from lottery_ticket ticket
    join lottery_numero numero on numero.id = ticket.numero_id
    where numero.game_code = ${game} and numero.state = 'open'
      and numero.closes_at > clock_timestamp() and ticket.player_id = ${playerId}
      and ticket.state = 'open' and ticket.purse = 'money'
      and ticket.promises is not null`.execute(database);
  return rows[0]?.promised ?? '0';
}

const moment = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const numeroJson = sql<NumeroJson>`jsonb_build_object('numero', numero.numero, 'state', numero.state,
  'opensAt', ${moment('numero.opens_at')}, 'closesAt', ${moment('numero.closes_at')},
  'drawsAt', ${moment('numero.draws_at')})`;

const resultJson = sql<ResultJson>`jsonb_build_object('numero', numero.numero,
  'drawsAt', ${moment('numero.draws_at')}, 'state', numero.state, 'result', numero.result,
  'edition', numero.edition, 'voidReason', numero.void_reason)`;
