import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Worded } from './catalogue.ts';

export interface TeamTables {
  team_line: TeamLineTable;
  team_line_ended: TeamLineEndedTable;
  team_size: TeamSizeTable;
  team_move: TeamMoveTable;
  agent_stop: AgentStopTable;
  agent_setting: AgentSettingTable;
  account_day: AccountDayTable;
  team_day: TeamDayTable;
  play_day: PlayDayTable;
  play_hour: PlayHourTable;
  active_day: ActiveDayTable;
  last_play: LastPlayTable;
  team_active_day: TeamActiveDayTable;
  member_sum: MemberSumTable;
  member_sum_day: MemberSumDayTable;
  past_window: PastWindowTable;
  past_sum: PastSumTable;
  first_deposit: FirstDepositTable;
  team_balance: TeamBalanceTable;
  team_opening: TeamOpeningTable;
  team_message: TeamMessageTable;
  agent_announcement: AgentAnnouncementTable;
}

interface TeamLineTable {
  ancestor_id: string;
  descendant_id: string;
  /** 1: directly below. */
  depth: number;
  /** `-infinity` for a line that came with the account. */
  since: Generated<Date>;
}

interface TeamSizeTable {
  agent_id: string;
  members: number;
  agents: number;
  is_added: Generated<boolean>;
}

interface TeamLineEndedTable {
  ancestor_id: string;
  descendant_id: string;
  depth: number;
  since: Date;
  until: Date;
}

interface TeamMoveTable {
  id: GeneratedAlways<string>;
  player_id: string;
  to_agent_id: string;
  state: 'asked' | 'approved' | 'done' | 'refused';
  asked_by: string;
  asked_at: Date;
  approved_by: string | null;
  effective_at: Date | null;
}

interface AgentStopTable {
  agent_id: string;
  reason: string;
  stopped_by: string;
  stopped_at: Date;
}

interface AgentSettingTable {
  is_only: ColumnType<true, never, never>;
  dividend_contracts: Generated<boolean>;
  daily_contracts: Generated<boolean>;
  hourly_contracts: Generated<boolean>;
  realtime_contracts: Generated<boolean>;
  active_scope: Generated<'all' | 'direct'>;
  shows_balances: Generated<boolean>;
  opens_accounts: Generated<boolean>;
}

/** Days are the merchant's, as text: a Date would move them with the machine's zone. */
interface DayFigures {
  day: string;
  class: string;
  currency: string;
  deposits: string;
  withdrawals: string;
  rounds: string;
  stake: string;
  valid: string;
  prizes: string;
  rebates: string;
  agent_rebates: string;
  promotions: string;
  registrations: number;
  first_deposits: number;
}

interface AccountDayTable extends DayFigures {
  player_id: string;
}

interface TeamDayTable extends DayFigures {
  agent_id: string;
}

interface PlayDayTable {
  player_id: string;
  day: string;
  class: string;
  vendor: string;
  currency: string;
  rounds: string;
  stake: string;
  valid: string;
  prizes: string;
}

interface PlayHourTable {
  player_id: string;
  /** When the clock hour of the merchant's zone begins. */
  hour: Date;
  currency: string;
  valid: string;
  prizes: string;
  rebates: string;
  agent_rebates: string;
  promotions: string;
  largest_stake: string;
}

interface ActiveDayTable {
  player_id: string;
  day: string;
}

interface LastPlayTable {
  player_id: string;
  day: string;
}

interface TeamActiveDayTable {
  agent_id: string;
  day: string;
  gap: number;
  members: number;
}

interface MemberSumTable {
  player_id: string;
  /** So many days up to the last one. */
  span: number;
  currency: string;
  valid: string;
  deposits: string;
  result: string;
}

interface PastWindowTable {
  first_day: string;
  last_day: string;
  asked_at: Date;
  agent_id: string;
  is_filled: Generated<boolean>;
}

interface PastSumTable {
  player_id: string;
  first_day: string;
  last_day: string;
  currency: string;
  valid: string;
  deposits: string;
  result: string;
}

interface MemberSumDayTable {
  is_only: ColumnType<true, never, never>;
  last_day: string;
}

interface FirstDepositTable {
  player_id: string;
  day: string;
  currency: string;
}

interface TeamBalanceTable {
  agent_id: string;
  currency: string;
  amount: string;
  counted_at: Date;
}

interface TeamOpeningTable {
  agent_id: string;
  request_id: string;
  player_id: string;
  account_type: number;
  series: number | null;
  opened_at: Date;
}

interface TeamMessageTable {
  agent_id: string;
  member_id: string;
  request_id: string;
  asked_at: Date;
}

interface AgentAnnouncementTable {
  id: GeneratedAlways<string>;
  title: Worded;
  content: Worded;
  published_at: Date;
  ends_at: Date | null;
}
