import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GiftForm } from '#contract/gift.ts';
import type { ReferralStage, ReferralTerms } from '#contract/referral-terms.ts';

export interface ReferralTables {
  referral_programme: ReferralProgrammeTable;
  referral: ReferralTable;
  referral_award: ReferralAwardTable;
}

interface ReferralProgrammeTable {
  version: GeneratedAlways<number>;
  terms: ColumnType<ReferralTerms, string, string>;
  published_at: Date;
  ended_at: Generated<Date | null>;
}

interface ReferralTable {
  player_id: string;
  referrer_id: string;
  registered_at: Date;
  refusal: 'line' | 'same-person' | null;
  terms_version: number;
  until: Date;
  deposits: Generated<string>;
  bets: Generated<string>;
  verified_at: Generated<Date | null>;
  done_at: Generated<Date | null>;
  released_month: Generated<string | null>;
  concern_at: Generated<Date | null>;
}

interface ReferralAwardTable {
  ref: string;
  friend_id: string;
  player_id: string;
  stage: ReferralStage;
  form: GiftForm;
  amount: string;
  state: 'due' | 'granted' | 'dropped';
  try_at: Date;
  grant_id: Generated<string | null>;
}
