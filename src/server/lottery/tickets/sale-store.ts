import { sql } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';
import type { Transaction } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';
import { playSessionSince } from '#server/identity/sessions/logged-in-since.ts';
import { playLimitKinds } from '#server/protection/play-facts.ts';
import { unsetCurrency } from '#server/system/read-site.ts';
import type { KeptLine } from './plan-slip.ts';
import type { PromiseKey } from './promises.ts';
import { readSaleFacts, type SaleFacts } from './sale-facts.ts';

interface FactsWanted {
  playerId: string;
  requestId: string;
  purse: Purse;
  game: string;
  numeros: readonly string[];
  promised: readonly PromiseKey[];
  now: Date;
}

/** Locks whatever the sale will write, then reads; null for a game that is no lottery of the house. */
export async function selectSaleFacts(
  transaction: Transaction,
  { playerId, requestId, purse, game, numeros, promised, now }: FactsWanted,
): Promise<SaleFacts | null> {
  const { rows } = await sql<{ facts: unknown }>`${sql.raw(planned('lottery-sale-facts'))}
    select lottery_sale_facts(${playerId}, ${requestId}, ${purse}, ${game}, ${numeros},
      ${promised.map(({ play }) => play)}, ${promised.map(({ number }) => number)}, ${now}, ${playSessionSince(now)}, ${[...playLimitKinds]}, ${unsetCurrency}) as facts`.execute(
    transaction,
  );
  return readSaleFacts(rows[0]?.facts, now);
}

/** The columns of `lottery_slip`, by their names. */
export interface SlipToWrite {
  player_id: string;
  purse: Purse;
  game: string;
  game_type: string;
  vendor: string;
  name: unknown;
  at: Date;
  notes: number;
  series: number;
  max_series: number;
  minor_digits: number;
  commodity: string;
  main: string | null;
  full_purse: string;
  minutes: readonly Date[];
  watch_kind: string;
  recents_kept: number;
  /** Null where nothing is chased. */
  stops_on_win: boolean | null;
  bonus_grant: string | null;
  bonus_account: string | null;
}

export interface TicketToWrite {
  id: string;
  numero_id: string;
  request_id: string | null;
  request_digest: string | null;
  lines: readonly KeptLine[];
  stake: string;
  best: string;
  /** `[play, number, units]`; null where nothing bounds the sale. */
  promises: readonly (readonly [string, string, string])[] | null;
  salt: string;
  hash: string;
  is_held: boolean;
  /** Of the stake what is bonus money. */
  bonus: string;
}

/** Returns the number of the chase, if it is one. */
export async function writeSale(
  transaction: Transaction,
  slip: SlipToWrite,
  tickets: readonly TicketToWrite[],
): Promise<string | null> {
  const { rows } = await sql<{ chase: string | null }>`${sql.raw(planned('lottery-sell'))}
    select lottery_sell(jsonb_populate_record(null::lottery_slip, ${JSON.stringify(slip)}),
      ${JSON.stringify(tickets)}) as chase`.execute(transaction);
  return rows[0]?.chase ?? null;
}
