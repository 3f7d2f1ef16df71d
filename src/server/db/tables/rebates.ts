import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RebateTerms } from '#contract/rebate-terms.ts';

export interface RebateTables {
  rebate_rule: RebateRuleTable;
  rebate_play: RebatePlayTable;
  rebate_due: RebateDueTable;
  rebate_line: RebateLineTable;
  rebate_carry: RebateCarryTable;
  rebate_accrual: RebateAccrualTable;
  rebate_collection: RebateCollectionTable;
  rebate_collected_line: RebateCollectedLineTable;
}

interface RebateRuleTable {
  version: GeneratedAlways<string>;
  terms: ColumnType<RebateTerms, string, string>;
  proposed_by: string;
  proposed_at: Date;
  approved_by: Generated<string | null>;
  valid_from: Generated<Date | null>;
}

interface RebatePlayTable {
  /** A day of the merchant's, as text: a Date would move it with the machine's zone. */
  day: string;
  player_id: string;
  class: string;
  valid: string;
}

interface RebateDueTable {
  day: string;
  player_id: string;
  try_at: Date;
  faults: Generated<number>;
}

interface RebateLineTable {
  day: string;
  player_id: string;
  class: string;
  valid: string;
  amount: string;
  grant_id: string | null;
}

interface RebateCarryTable {
  player_id: string;
  amount: string;
}

interface RebateAccrualTable {
  player_id: string;
  vendor: string;
  class: string;
  valid: string;
  millionths: string;
}

interface RebateCollectionTable {
  id: GeneratedAlways<string>;
  player_id: string;
  request_id: string;
  amount: string;
  grant_id: string;
  collected_at: Date;
}

interface RebateCollectedLineTable {
  collection_id: string;
  vendor: string;
  class: string;
  valid: string;
  amount: string;
}
