import { sql } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';
import { allGames } from '#games/all-games.ts';
import { potsOf } from '#games/slots/pots.ts';
import type { Transaction } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';
import { playSessionSince } from '#server/identity/sessions/logged-in-since.ts';
import { playLimitKinds } from '#server/protection/play-facts.ts';
import { unsetCurrency } from '#server/system/read-site.ts';
import { type BetFacts, readBetFacts } from './bet-facts.ts';

interface FactsWanted {
  playerId: string;
  requestId: string;
  purse: Purse;
  game: string;
  now: Date;
  /** The time at shared tables (`room-clock.ts`). */
  tableTime: Date;
  /** Holds the game's pots whole, for a stake that may hit one of them. */
  isExclusive: boolean;
}

/** Locks whatever the bet will write, then reads; null for a game that the house does not have. */
export async function selectBetFacts(
  transaction: Transaction,
  { playerId, requestId, purse, game, now, tableTime, isExclusive }: FactsWanted,
): Promise<BetFacts | null> {
  const { rows } = await sql<{ facts: unknown }>`${sql.raw(planned('house-bet-facts'))}
    select house_bet_facts(${playerId}, ${requestId}, ${purse}, ${game}, ${now}, ${tableTime},
      ${playSessionSince(now)}, ${[...playLimitKinds]}, ${rulesOfSources}, ${isExclusive}, ${unsetCurrency}) as facts`.execute(
    transaction,
  );
  return readBetFacts(rows[0]?.facts, now);
}

/** What the database has to know of the rules: what they draw from, and the pots that they feed. */
const rulesOfSources = JSON.stringify({
  chain: rulesDrawnFrom('chain'),
  pool: rulesDrawnFrom('pool'),
  pots: Object.fromEntries(
    [...allGames.keys()].map((rules) => [rules, potsOf(rules).map(({ code }) => code)]),
  ),
});

function rulesDrawnFrom(source: 'chain' | 'pool'): string[] {
  return [...allGames.values()]
    .filter(({ game }) => game.drawnFrom === source)
    .map(({ game }) => game.code);
}

/** A pair of seeds that is made with the bet, since there was none. */
export interface PairToWrite {
  commitment: string;
  lockedSeed: string;
  clientSeed: string;
  nonce: number;
}

export interface PoolToWrite {
  number: number;
  tickets: number;
  pair: PairToWrite;
}

/** What a stake does to one pot. Amounts without another unit are minor units, as in the books. */
export interface PotToWrite {
  code: string;
  id: string | null;
  /** The shard to which `feed` grains are added; null where the pot itself gets `grains`. */
  shard: number | null;
  feed: string;
  grains: string;
  added: string;
  award: string;
  /** Pots opened one after the other: each but a first one replaces the pot that was hit. */
  opens: readonly PotToOpen[];
}

export interface PotToOpen {
  /** Grains that the pot before paid out. */
  awarded: string;
  number: number;
  seed: string;
  cap: string;
  grains: string;
  commitment: string;
  lockedTrigger: string;
}

/** The columns of `house_bet`, by their names. */
export interface BetToWrite {
  player_id: string;
  request_id: string;
  purse: Purse;
  game: string;
  vendor: string;
  name: unknown;
  rules: string;
  edition: number;
  at: Date;
  pair_id: string | null;
  client_seed: string;
  nonce: number;
  choices: string;
  staked: string;
  paid: string | null;
  awarded: string;
  commodity: string;
  pot_commodity: string;
  main: string | null;
  house: string | null;
  minutes: readonly Date[];
  table_round_id: string | null;
  slip: number;
  pool_id: string | null;
  ticket: number | null;
  new_pair: PairToWrite | null;
  new_pool: PoolToWrite | null;
  next_pool: PoolToWrite | null;
  pots: readonly PotToWrite[];
  /** Only of a stake that needs bonus money. */
  bonus_grant?: string;
  bonus_account?: string;
  bonus_staked?: string;
  bonus_paid?: string | null;
  left_kind: string;
  left_due: Date;
  watch_kind: string;
  full_purse: string;
  recents_kept: number;
}

/** Writes all of a bet, and returns the number of its round. */
export async function writeBet(transaction: Transaction, bet: BetToWrite): Promise<string> {
  const { rows } = await sql<{ id: string }>`${sql.raw(planned('house-write-bet'))}
    select house_write_bet(${JSON.stringify(bet)}) as id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('A bet that was written has no number.');
  return row.id;
}

/** Another transaction was first to make the player's seeds, a pot or a pool. */
export function isOvertaken(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'VB020';
}
