import type { Generated, GeneratedAlways } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';

export interface InhouseTables {
  house_game: HouseGameTable;
  seed_pair: SeedPairTable;
  house_round: HouseRoundTable;
  pot: PotTable;
  pot_shard: PotShardTable;
  coin_purse: CoinPurseTable;
  measured_return: MeasuredReturnTable;
  house_room: HouseRoomTable;
  room_chain: RoomChainTable;
  table_round: TableRoundTable;
  ticket_pool: TicketPoolTable;
}

interface HouseGameTable {
  game_code: string;
  rules: string;
  least_stake: string;
  most_stake: string;
  cycle_ms: number;
  /** How many times the sums of its rules its pots begin with and end at. */
  pot_times: Generated<number>;
  enabled: Generated<boolean>;
}

interface SeedPairTable {
  id: GeneratedAlways<string>;
  /** Null: a link of a table's chain, or the seed of a pool of tickets. */
  player_id: string | null;
  purse: Purse;
  commitment: string;
  /** Locked by the house's vault, also after it was shown. */
  locked_seed: string;
  client_seed: string;
  nonce: Generated<string>;
  made_at: Date;
  revealed_at: Date | null;
}

interface HouseRoundTable {
  id: GeneratedAlways<string>;
  player_id: string;
  request_id: string;
  purse: Purse;
  game_code: string;
  vendor_code: string;
  rules: string;
  edition: number;
  seed_pair_id: string;
  client_seed: string;
  nonce: string;
  choices: string;
  steps: Generated<string>;
  staked: string;
  paid: string | null;
  awarded: Generated<string>;
  state: 'open' | 'done' | 'void';
  opened_at: Date;
  changed_at: Date;
  /** The transaction that changed it. */
  changed_xid: Generated<string>;
  /** The table's round it is a bet in, where many share one. */
  table_round_id: string | null;
  /** Which of its player's bets in the table's round it is. */
  slip: Generated<number>;
  /** The pool its ticket is from, and which of it. */
  pool_id: string | null;
  ticket: number | null;
  /** The bonus whose money was staked in it, once a stake needed some. */
  bonus_grant: Generated<string | null>;
  /** A hand for it came too late. */
  is_hand_late: Generated<boolean>;
}

interface HouseRoomTable {
  game_code: string;
  purse: Purse;
  rules: string;
  betting_ms: number;
  beat_ms: number;
  rest_ms: number;
  awake_until: Date;
  holder: string | null;
  lease_until: Date | null;
  beat_at: Date | null;
  table_round_id: string | null;
}

interface RoomChainTable {
  id: GeneratedAlways<string>;
  game_code: string;
  purse: Purse;
  number: number;
  rounds: number;
  commitment: string;
  /** Locked by the house's vault. */
  locked_end: string;
  client_seed: string | null;
  used: Generated<number>;
  made_at: Date;
}

interface TableRoundTable {
  id: GeneratedAlways<string>;
  game_code: string;
  purse: Purse;
  chain_id: string;
  number: number;
  seed_pair_id: string;
  state: 'betting' | 'running' | 'settling' | 'over';
  closes_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  called: Generated<number>;
  outcome: number | null;
  is_broken: Generated<boolean>;
}

interface TicketPoolTable {
  id: GeneratedAlways<string>;
  game_code: string;
  purse: Purse;
  rules: string;
  number: number;
  seed_pair_id: string;
  tickets: number;
  sold: Generated<number>;
  opened_at: Date;
  closed_at: Date | null;
}

interface PotTable {
  id: GeneratedAlways<string>;
  code: string;
  purse: Purse;
  commodity: string;
  number: number;
  seed: string;
  cap: string;
  grains: string;
  commitment: string;
  locked_trigger: string;
  opened_at: Date;
  won_by_round: string | null;
  won_at: Date | null;
}

interface PotShardTable {
  pot_id: string;
  shard: number;
  grains: Generated<string>;
}

interface CoinPurseTable {
  player_id: string;
  coins: string;
  filled_at: Date;
}

/** Sums of whole days; too large for 64 bits, so they are digits. */
interface MeasuredReturnTable {
  rules: string;
  purse: Purse;
  day: string;
  rounds: string;
  staked: string;
  paid: string;
  staked_squared: string;
  paid_squared: string;
  staked_paid: string;
  measured_at: Date;
}
