import type { Generated, GeneratedAlways } from 'kysely';

export interface LotteryTables {
  lottery_game: LotteryGameTable;
  lottery_chain: LotteryChainTable;
  lottery_numero: LotteryNumeroTable;
  lottery_beacon: LotteryBeaconTable;
  lottery_entry: LotteryEntryTable;
  lottery_void_request: LotteryVoidRequestTable;
}

export type NumeroState = 'upcoming' | 'open' | 'closed' | 'drawn' | 'settled' | 'void';

interface LotteryGameTable {
  game_code: string;
  family: string;
  mode: 'LOTT' | 'ELOTT' | 'ZY' | 'SEA';
  area: string;
  vassalage: string;
  drawn_by: 'house' | 'official';
  feed_code: string | null;
  time_zone: string;
  /** As `#server/lottery/draws/schedule.ts` reads it. */
  schedule: object;
  close_before_ms: number;
  open_before_ms: number;
  min_series: number;
  max_series: number;
  void_after_ms: number;
  is_stopped: Generated<boolean>;
}

interface LotteryChainTable {
  id: GeneratedAlways<string>;
  game_code: string;
  number: number;
  links: number;
  commitment: string;
  /** Locked by the house's vault. */
  locked_end: string;
  used: Generated<number>;
  made_at: Generated<Date>;
}

/** Written by the functions of `db/functions/lottery` alone. */
interface LotteryNumeroTable {
  id: GeneratedAlways<string>;
  game_code: string;
  numero: string;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  state: Generated<NumeroState>;
  chain_id: string | null;
  link: number | null;
  beacon_network: string | null;
  planned_round: string | null;
  beacon_round: string | null;
  sealed_at: Date | null;
  list_root: string | null;
  list_count: number | null;
  seed: string | null;
  beacon_signature: string | null;
  /** As the rules of the game's family read it. */
  result: object | null;
  edition: Generated<number>;
  settled_edition: Generated<number>;
  drawn_at: Date | null;
  settled_at: Date | null;
  voided_at: Date | null;
  void_reason: string | null;
  voided_by: string | null;
}

interface LotteryBeaconTable {
  network: string;
  round: string;
  signature: string;
  verified_at: Generated<Date>;
}

interface LotteryEntryTable {
  id: GeneratedAlways<string>;
  numero_id: string;
  edition: number;
  source: 'feed' | 'operator';
  entered_by: string;
  result: object;
  reason: string | null;
  entered_at: Generated<Date>;
}

interface LotteryVoidRequestTable {
  numero_id: string;
  asked_by: string;
  reason: string;
  asked_at: Generated<Date>;
}
