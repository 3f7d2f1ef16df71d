import type { Generated, GeneratedAlways } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';

export interface InhouseTables {
  house_game: HouseGameTable;
  seed_pair: SeedPairTable;
  house_round: HouseRoundTable;
  pot: PotTable;
  coin_purse: CoinPurseTable;
}

interface HouseGameTable {
  game_code: string;
  rules: string;
  least_stake: string;
  most_stake: string;
  cycle_ms: number;
  enabled: Generated<boolean>;
}

interface SeedPairTable {
  id: GeneratedAlways<string>;
  player_id: string;
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

interface CoinPurseTable {
  player_id: string;
  coins: string;
  filled_at: Date;
}
