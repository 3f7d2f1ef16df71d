import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { bonusPart } from './lottery-model-bonus.ts';
import {
  type BookTicket,
  type LotteryBook,
  promisedByNumber,
  promisedOn,
  type Who,
} from './lottery-model-rules.ts';

interface Numbers {
  players: readonly string[];
  uplines: readonly string[];
  numeros: readonly string[];
  tickets: readonly string[];
  chases: readonly string[];
}

/** The first thing that the database says otherwise than the bookkeeper; null where there is none. */
export async function compareLottery(
  database: Database,
  book: LotteryBook,
  numbers: Numbers,
): Promise<string | null> {
  const found = [
    ...(await readPlayers(database, numbers.players)),
    await readUplines(database, numbers.uplines),
    ...(await readTickets(database, numbers.tickets)),
    ...(await readChases(database, numbers.chases)),
    ...(await readNumeros(database, numbers.numeros)),
  ];
  const wanted = linesOf(book);
  if (found.length !== wanted.length) return `${found.length} lines and not ${wanted.length}`;
  const at = found.findIndex((line, index) => line !== wanted[index]);
  return at === -1 ? null : `${found[at]} and not ${wanted[at]}`;
}

/** Digits and colours that the model bets on. */
const modelNumbers = ['3', '5', '7', 'odd', 'even'];
const modelPlays = ['colour', 'digit', 'digit', 'digit', 'digit', 'colour', 'colour'];
const modelKeys = ['', '', ...modelNumbers];

function linesOf(book: LotteryBook): string[] {
  return [
    ...([0, 1] as const).flatMap((who: Who) => [
      `player main ${book.main[who]} held ${book.held[who]} coins ${book.coins[who]} bonus ${book.bonus[who]}`,
      `use wagered ${book.wagered[who]} won ${book.won[who]}`,
    ]),
    `uplines ${book.uplines.join()}`,
    ...book.tickets.map(
      (one) =>
        `ticket ${one.state} ${one.stake} best ${one.best} edition ${one.edition} paid ${one.paid} rebate ${one.rebate} given ${one.given} bonus ${one.bonusStake} ${one.bonusGiven} record ${recordOf(one)}`,
    ),
    ...book.chases.map(({ state, held }) => `chase ${state} held ${held}`),
    ...book.numeros.map(({ state, edition }, index) => {
      const isOver = state === 'settled' || state === 'void';
      const sums = ['colour', 'digit'].map((play) =>
        isOver ? 0n : promisedOn(book, index as 0 | 1 | 2, play),
      );
      const numbers = modelNumbers.map((number) =>
        isOver ? 0n : promisedByNumber(book, index as 0 | 1 | 2, number),
      );
      return `numero ${state} edition ${edition} promises ${[...sums, ...numbers].join()}`;
    }),
  ];
}

function recordOf(ticket: BookTicket): string {
  const { purse, state, stake, paid, valid, bonusStake } = ticket;
  if (purse === 'coins') return 'none';
  if (state === 'open') return 'open null of bonus 0';
  if (state === 'cancelled' || state === 'void') return `void ${stake} of bonus ${bonusStake}`;
  const word = paid > stake ? 'won' : 'lost';
  const ofBonus = `of bonus ${bonusPart(ticket, paid)}`;
  return `${word} ${paid} ${ofBonus}${valid === null ? '' : ` valid ${valid}`}`;
}

async function readPlayers(database: Database, players: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const id of players) {
    const balances = await readBalances(database, id);
    const of = (wanted: string) => balances.find(({ kind }) => kind === wanted)?.amount ?? '0';
    const { rows } = await sql<{ coins: string; wagered: string; won: string }>`
      select coalesce((select coins from coin_purse where player_id = ${id}), 10000000)::text as coins,
        coalesce(sum(wagered), 0)::text as wagered, coalesce(sum(won), 0)::text as won
      from play_use where player_id = ${id}`.execute(database);
    const { coins, wagered, won } = rows[0] ?? { coins: '', wagered: '', won: '' };
    lines.push(
      `player main ${of('player-main')} held ${of('player-held')} coins ${coins} bonus ${of('player-bonus')}`,
      `use wagered ${wagered} won ${won}`,
    );
  }
  return lines;
}

async function readUplines(database: Database, ids: readonly string[]): Promise<string> {
  const earned: string[] = [];
  for (const id of ids) {
    const balances = await readBalances(database, id);
    earned.push(balances.find(({ kind }) => kind === 'player-main')?.amount ?? '0');
  }
  return `uplines ${earned.join()}`;
}

async function readTickets(database: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'ticket ' || ticket.state || ' ' || ticket.stake || ' best ' || best || ' edition ' || edition
      || ' paid ' || paid || ' rebate ' || rebate || ' given ' || given
      || ' bonus ' || ticket.bonus_stake || ' ' || bonus_given || ' record '
      || coalesce(record.state || ' ' || coalesce(record.payout::text, 'null')
        || coalesce(' of bonus ' || record.bonus_payout, '')
        || coalesce(' valid ' || record.valid_stake, ''), 'none') as line
    from lottery_ticket ticket
    left join bet_record record on record.id = ticket.record_id and record.placed_at = ticket.placed_at
    where ticket.id = any (${ids}) order by array_position(${ids}::bigint[], ticket.id)`.execute(
    database,
  );
  return rows.map(({ line }) => line);
}

async function readChases(database: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'chase ' || state || ' held ' || held as line from lottery_chase
    where id = any (${ids}) order by id`.execute(database);
  return rows.map(({ line }) => line);
}

async function readNumeros(database: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'numero ' || state || ' edition ' || edition || ' promises '
      || (select string_agg(coalesce(promised, 0)::text, ',' order by ordinal)
          from unnest(${modelPlays}::text[], ${modelKeys}::text[])
            with ordinality as wanted (play, number, ordinal)
          left join lottery_exposure known on known.numero_id = numero.id
            and known.play = wanted.play and known.number = wanted.number) as line
    from lottery_numero numero where id = any (${ids}) order by id`.execute(database);
  return rows.map(({ line }) => line);
}
