import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BonusState, MissedReason } from '#contract/bonus.ts';
import type { BonusProduct, BonusTerms } from '#contract/bonus-terms.ts';
import type { Worded } from './catalogue.ts';

export interface BonusTables {
  bonus_offer: BonusOfferTable;
  bonus_choice: BonusChoiceTable;
  bonus_state: BonusStateTable;
  bonus_missed: BonusMissedTable;
  bonus_stake: BonusStakeTable;
  bonus_count: BonusCountTable;
}

interface BonusOfferTable {
  id: GeneratedAlways<string>;
  code: string;
  version: number;
  terms: ColumnType<BonusTerms, string, string>;
  proposed_by: string;
  proposed_at: Date;
  published_by: string | null;
  published_at: Date | null;
  ended_at: Generated<Date | null>;
}

interface BonusChoiceTable {
  player_id: string;
  code: string;
  offer_id: string;
  chosen_at: Date;
  grant_id: Generated<string | null>;
}

interface BonusMissedTable {
  deposit_ref: string;
  player_id: string;
  offer_id: string;
  reason: MissedReason;
  at: Date;
}

interface BonusStateTable {
  grant_id: string;
  player_id: string;
  product: BonusProduct;
  terms: ColumnType<BonusTerms, string, string>;
  deposit: string;
  deposit_ref: string;
  state: 'waiting' | BonusState;
  principal: string;
  need: string;
  counted: Generated<string>;
  cap_stake: string;
  cap_conversion: string | null;
  converted: Generated<string>;
  account_id: Generated<string | null>;
  started_at: Generated<Date | null>;
  expires_at: Generated<Date | null>;
  paused_at: Generated<Date | null>;
  withdrawn_at: Generated<Date | null>;
  try_at: Generated<Date | null>;
  reminded: Generated<number | null>;
  ended_at: Generated<Date | null>;
  end_reason: Generated<string | null>;
}

interface BonusStakeTable {
  source: 'inhouse' | 'vendor' | 'lottery';
  round: string;
  step: number;
  grant_id: string;
  amount: string;
  settled_at: Generated<Date | null>;
}

interface BonusCountTable {
  grant_id: string;
  fact_xid: string;
  fact_id: string;
  vendor: string;
  round: string;
  game_name: ColumnType<Worded, string, string>;
  stake: string;
  weight: number;
  counted: string;
  at: Date;
}
