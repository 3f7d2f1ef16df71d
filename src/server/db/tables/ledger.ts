import type { Generated, GeneratedAlways } from 'kysely';

export interface LedgerTables {
  ledger_account: LedgerAccountTable;
  ledger_balance: LedgerBalanceTable;
  ledger_transfer: LedgerTransferTable;
  ledger_leg: LedgerLegTable;
  ledger_key: LedgerKeyTable;
  ledger_hold: LedgerHoldTable;
  ledger_day: LedgerDayTable;
  ledger_day_block: LedgerDayBlockTable;
  ledger_closing: LedgerClosingTable;
}

interface LedgerAccountTable {
  id: GeneratedAlways<string>;
  kind: string;
  /** Null: the house's. */
  player_id: string | null;
  /** Which vendor, pot or provider, where a kind has several. */
  subject: Generated<string>;
  commodity: string;
  opened_at: Generated<Date>;
}

interface LedgerBalanceTable {
  account_id: string;
  player_id: string;
  amount: Generated<string>;
  /** What was ever paid in, and what was ever staked: counted by the postings. */
  brought: Generated<string>;
  staked: Generated<string>;
}

interface LedgerTransferTable {
  id: string;
  /** A day in UTC, as text: a Date would move it with the machine's zone. */
  posted_on: string;
  posted_at: Date;
  key: string;
  kind: string;
  reference: string;
  actor: string;
  salt: Generated<string>;
}

interface LedgerLegTable {
  posted_on: string;
  transfer_id: string;
  ordinal: number;
  account_id: string;
  player_id: string | null;
  commodity: string;
  amount: string;
  balance_after: string | null;
}

interface LedgerKeyTable {
  key: string;
  posted_on: string;
  transfer_id: string;
  digest: Buffer;
}

interface LedgerHoldTable {
  id: GeneratedAlways<string>;
  player_id: string;
  from_account_id: string;
  held_account_id: string;
  reference: string;
  amount: string;
  captured: Generated<string>;
  released: Generated<string>;
}

interface LedgerDayTable {
  day: string;
  transfers: string;
  merkle_root: Buffer;
  previous_root: Buffer;
  chain_root: Buffer;
  sealed_at: Generated<Date>;
}

interface LedgerDayBlockTable {
  day: string;
  ordinal: number;
  first_id: string;
  knot: Buffer;
}

interface LedgerClosingTable {
  day: string;
  closed_at: Generated<Date>;
}
