import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RaffleTerms } from '#contract/raffle-terms.ts';
import type { pickOutcomes } from '#contract/raffles.ts';

export interface RaffleTables {
  raffle_plan: RafflePlanTable;
  raffle: RaffleTable;
  raffle_progress: RaffleProgressTable;
  raffle_ticket: RaffleTicketTable;
  raffle_pick: RafflePickTable;
}

interface RafflePlanTable {
  code: string;
  terms: ColumnType<RaffleTerms, string, string>;
  published_at: Date;
  ended_at: Generated<Date | null>;
}

interface RaffleTable {
  id: GeneratedAlways<string>;
  code: string;
  terms: ColumnType<RaffleTerms, string, string>;
  begins_at: Date;
  closes_at: Date;
  server_seed: string;
  commitment: string;
  salt: string;
  beacon_network: string;
  beacon_round: string;
  late_round: Generated<string | null>;
  tickets: Generated<number>;
  budget_id: string;
  set_aside: string;
  list_hash: Generated<string | null>;
  sealed_at: Generated<Date | null>;
  beacon_signature: Generated<string | null>;
  drawn_at: Generated<Date | null>;
}

interface RaffleProgressTable {
  raffle_id: string;
  player_id: string;
  bets: Generated<string>;
  tickets: Generated<number>;
}

interface RaffleTicketTable {
  raffle_id: string;
  first: number;
  last: number;
  player_id: string;
  at: Date;
}

interface RafflePickTable {
  raffle_id: string;
  ordinal: number;
  number: number;
  player_id: string;
  outcome: (typeof pickOutcomes)[number];
  amount: Generated<string | null>;
  grant_id: Generated<string | null>;
  passed_at: Generated<Date | null>;
  barred_at: Generated<Date | null>;
  try_at: Generated<Date | null>;
}
