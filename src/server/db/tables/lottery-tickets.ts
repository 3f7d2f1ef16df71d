import type { Generated, GeneratedAlways } from 'kysely';

export interface LotteryTicketTables {
  lottery_sale: LotterySaleTable;
  lottery_chase: LotteryChaseTable;
  lottery_ticket: LotteryTicketTable;
  lottery_exposure: LotteryExposureTable;
  lottery_agent_rebate: LotteryAgentRebateTable;
}

interface LotterySaleTable {
  game_code: string;
  least_stake: Generated<string>;
  most_stake: Generated<string>;
  most_multiple: Generated<number>;
  most_win: Generated<string>;
  most_exposure: string | null;
  most_per_number: string | null;
  most_per_player: string | null;
  most_chased: Generated<number>;
  is_cancellable: Generated<boolean>;
}

interface LotteryChaseTable {
  id: GeneratedAlways<string>;
  player_id: string;
  game_code: string;
  purse: 'money' | 'coins';
  stops_on_win: boolean;
  state: 'running' | 'stopped' | 'won' | 'done';
  placed_at: Date;
  cost: string;
  held: string;
}

interface LotteryTicketTable {
  id: string;
  player_id: string;
  numero_id: string;
  request_id: string | null;
  request_digest: string | null;
  purse: 'money' | 'coins';
  commodity: string;
  placed_at: Date;
  lines: object;
  notes: number;
  series: number;
  max_series: number;
  minor_digits: number;
  stake: string;
  best: string;
  state: 'open' | 'won' | 'lost' | 'cancelled' | 'void';
  is_held: boolean;
  bonus_grant: Generated<string | null>;
  bonus_stake: Generated<string>;
  bonus_given: Generated<string>;
  promises: object | null;
  chase_id: string | null;
  salt: string;
  hash: string;
  record_id: string | null;
  edition: Generated<number>;
  paid: Generated<string>;
  rebate: Generated<string>;
  given: Generated<string>;
  outcome: object | null;
  settled_at: Date | null;
}

interface LotteryExposureTable {
  numero_id: string;
  play: string;
  number: Generated<string>;
  promised: Generated<string>;
}

interface LotteryAgentRebateTable {
  ticket_id: string;
  agent_id: string;
  commodity: string;
  series: number;
  paid_series: number;
  amount: string;
  posted_at: Date;
}
