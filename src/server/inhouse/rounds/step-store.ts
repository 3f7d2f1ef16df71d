import { sql } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';
import { playSessionSince } from '#server/identity/sessions/logged-in-since.ts';
import { playLimitKinds } from '#server/protection/play-facts.ts';
import { unsetCurrency } from '#server/system/read-site.ts';
import { readStepFacts, type StepFacts } from './step-facts.ts';

interface FactsWanted {
  playerId: string;
  roundId: string;
  /** A player leaves a table's round by hand: its keeper waits until that is written. */
  isHand: boolean;
  now: Date;
}

/** Locks whatever the step will write, then reads; null for a round that is not this player's. */
export async function selectStepFacts(
  transaction: Transaction,
  { playerId, roundId, isHand, now }: FactsWanted,
): Promise<StepFacts | null> {
  const { rows } = await sql<{ facts: unknown }>`${sql.raw(planned('house-step-facts'))}
    select house_step_facts(${playerId}, ${roundId}, ${isHand}, ${now}, ${playSessionSince(now)},
      ${[...playLimitKinds]}, ${unsetCurrency}) as facts`.execute(transaction);
  return readStepFacts(rows[0]?.facts ?? null, now);
}

/** The columns of `house_step`, by their names. */
export interface StepToWrite {
  round: string;
  player_id: string;
  purse: Purse;
  at: Date;
  step: number;
  steps: string;
  staked: string;
  paid: string | null;
  is_void: boolean;
  commodity: string;
  main: string | null;
  house: string | null;
  full_purse: string;
  more: string;
  bonus_grant: string | null;
  bonus_account: string | null;
  bonus_staked: string;
  /** Empty while the round goes on. */
  stakes: readonly { step: number; own: string }[];
  bonus_paid: string;
  minutes: readonly Date[];
  left_kind: string;
  watch_kind: string;
}

export async function writeStep(transaction: Transaction, step: StepToWrite): Promise<void> {
  await sql`${sql.raw(planned('house-write-step'))}
    select house_write_step(${JSON.stringify(step)})`.execute(transaction);
}

export type SeenRound = NonNullable<Awaited<ReturnType<typeof selectSeen>>>;

/** A round as its player's step finds it, seen without a lock: with its seeds and its table. */
export function selectSeen(database: Database, playerId: string, id: string) {
  return database
    .selectFrom('house_round as round')
    .innerJoin('seed_pair as pair', 'pair.id', 'round.seed_pair_id')
    .leftJoin('table_round', 'table_round.id', 'round.table_round_id')
    .selectAll('round')
    .select(({ selectFrom }) => [
      'pair.commitment',
      'pair.locked_seed',
      'pair.revealed_at',
      'table_round.state as table_state',
      'table_round.started_at as table_started_at',
      selectFrom('site_setting').select('currency').limit(1).as('currency'),
    ])
    .where('round.player_id', '=', playerId)
    .where('round.id', '=', id)
    .executeTakeFirst();
}
