import type { Generated, GeneratedAlways } from 'kysely';
import type { GameType } from '#contract/values.ts';
import type { Worded } from './catalogue.ts';

export interface RecordTables {
  bet_record: BetRecordTable;
  noted_win: NotedWinTable;
  lifetime_total: LifetimeTotalTable;
  statement_key: StatementKeyTable;
}

interface StatementKeyTable {
  is_only: Generated<boolean>;
  public_key: string;
  private_key: string;
  made_at: Generated<Date>;
}

interface BetRecordTable {
  id: GeneratedAlways<string>;
  player_id: string;
  game_type: GameType;
  vendor_code: string;
  game_name: Worded;
  round: string;
  stake: string;
  /** Null while the round runs. */
  payout: string | null;
  /** Of the stake what may count; null: all of it. */
  valid_stake: Generated<string | null>;
  /** Of the stake what was bonus money. */
  bonus_stake: Generated<string>;
  /** Of the payout the bonus's part. */
  bonus_payout: Generated<string>;
  state: 'open' | 'won' | 'lost' | 'void';
  placed_at: Date;
  settled_at: Date | null;
}

interface NotedWinTable {
  vendor_code: string;
  round: string;
  player_id: string;
  payout: string;
  /** What the round had won before it grew. */
  before: Generated<string>;
  won_at: Date;
}

interface LifetimeTotalTable {
  player_id: string;
  currency: string;
  /** A day in UTC, as text: a Date would move it with the machine's zone. */
  through: string;
  deposited: string;
  withdrawn: string;
}
