import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MallItemKind, PointRecordType, RedeemStatus } from '#contract/points.ts';
import type { GrantForm, RewardSource, RewardState } from '#contract/rewards.ts';
import type { GameType } from '#contract/values.ts';
import type { Worded } from './catalogue.ts';

export interface RewardTables {
  reward_budget: RewardBudgetTable;
  reward_budget_day: RewardBudgetDayTable;
  reward_grant: RewardGrantTable;
  reward_doubt: RewardDoubtTable;
  reward_proposal: RewardProposalTable;
  points_rule: PointsRuleTable;
  points_accrual: PointsAccrualTable;
  points_record: PointsRecordTable;
  points_conversion: PointsConversionTable;
  mall_item: MallItemTable;
  mall_order: MallOrderTable;
}

interface RewardBudgetTable {
  id: GeneratedAlways<string>;
  name: string;
  commodity: string;
  cap: string;
  spent: Generated<string>;
}

interface RewardBudgetDayTable {
  budget_id: string;
  day: string;
  spent: string;
}

interface RewardGrantTable {
  id: GeneratedAlways<string>;
  player_id: string;
  source: RewardSource;
  source_ref: string;
  form: GrantForm;
  amount: string;
  commodity: string;
  state: RewardState;
  remark: Generated<string | null>;
  given_by: Generated<string | null>;
  budget_id: Generated<string | null>;
  claim_by: Generated<Date | null>;
  paused_at: Generated<Date | null>;
  try_at: Generated<Date | null>;
  reminded: Generated<number | null>;
  granted_at: Date;
  ended_at: Generated<Date | null>;
  end_reason: Generated<string | null>;
}

interface RewardDoubtTable {
  grant_id: string;
  player_id: string;
  other_id: string;
  kind: 'payee-name' | 'device';
  noted_at: Date;
  decided_at: Generated<Date | null>;
  decision: Generated<'released' | 'refused' | null>;
  decided_by: Generated<string | null>;
}

interface RewardProposalTable {
  subject: string;
  digest: string;
  stands: string;
  proposed_by: string;
  proposed_at: Date;
}

/** A game type that is not named earns nothing. */
export type PointRates = Partial<Record<GameType, number>>;

interface PointsRuleTable {
  version: GeneratedAlways<string>;
  valid_from: Date;
  stake_per_point: string;
  rates: ColumnType<PointRates, string, string>;
  convert_points: string | null;
  convert_amount: string | null;
  convert_minimum: string | null;
  convert_step: string | null;
  two_people_above: string;
}

interface PointsAccrualTable {
  player_id: string;
  millionths: string;
}

interface PointsRecordTable {
  id: GeneratedAlways<string>;
  player_id: string;
  transfer_id: string;
  type: PointRecordType;
  changed: string;
  balance_after: string;
  at: Date;
  order_id: string | null;
  amount: string | null;
  ratio_points: string | null;
  ratio_amount: string | null;
  remark: Generated<string>;
}

interface PointsConversionTable {
  id: GeneratedAlways<string>;
  player_id: string;
  request_id: string;
  asked: string;
  points: string;
  amount: string;
  commodity: string;
  left_over: string;
  converted_at: Date;
}

interface MallItemTable {
  id: GeneratedAlways<string>;
  code: string;
  name: Worded;
  description: Worded;
  picture: string | null;
  kind: MallItemKind;
  points: string;
  amount: Generated<string>;
  prize: string | null;
  stock: number | null;
  limit_count: number | null;
  limit_days: number | null;
  begins_at: Date | null;
  ends_at: Date | null;
  position: Generated<number>;
  is_offered: Generated<boolean>;
}

interface MallOrderTable {
  id: GeneratedAlways<string>;
  player_id: string;
  item_id: string;
  request_id: string;
  asked: string;
  quantity: number;
  points: string;
  amount: string;
  commodity: string;
  state: RedeemStatus;
  address: string | null;
  first_approver: Generated<string | null>;
  reason: Generated<string | null>;
  carrier: Generated<string | null>;
  tracking_number: Generated<string | null>;
  ordered_at: Date;
  try_at: Generated<Date | null>;
  decided_at: Date | null;
}
