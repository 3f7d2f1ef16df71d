import type { Generated, GeneratedAlways } from 'kysely';

export interface SettledFactTables {
  settled_fact: SettledFactTable;
  fact_cursor: FactCursorTable;
}

interface SettledFactTable {
  /** The first half of its place in the order; by its default never below the transaction's own id. */
  order_xid: Generated<string>;
  id: GeneratedAlways<string>;
  player_id: string;
  kind:
    | 'bet'
    | 'bet-changed'
    | 'bet-undone'
    | 'deposit'
    | 'withdrawal'
    | 'registration'
    | 'rebate'
    | 'agent-rebate'
    | 'promotion';
  /** Of bets; empty for everything else. */
  class: Generated<string>;
  vendor: Generated<string>;
  stake: Generated<string>;
  payout: Generated<string>;
  /** Of the stake what counts. */
  valid: Generated<string>;
  /** Of that what was staked with bonus money. */
  bonus: Generated<string>;
  /** The same of the whole stake. */
  bonus_stake: Generated<string>;
  bonus_payout: Generated<string>;
  /** Of everything but bets. */
  amount: Generated<string>;
  currency: string;
  happened_at: Date;
  source_kind: 'bet' | 'transfer' | 'account';
  source_ref: string;
  written_at: Generated<Date>;
}

interface FactCursorTable {
  reader: string;
  order_xid: Generated<string>;
  id: Generated<string>;
}
