import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GiftForm } from '#contract/gift.ts';
import type { VipGiftKind, VipTerms } from '#contract/vip-terms.ts';

export interface VipTables {
  vip_programme: VipProgrammeTable;
  vip_standing: VipStandingTable;
  vip_month: VipMonthTable;
  vip_gift: VipGiftTable;
  vip_birthdays: VipBirthdaysTable;
}

interface VipProgrammeTable {
  version: GeneratedAlways<number>;
  terms: ColumnType<VipTerms, string, string>;
  published_at: Date;
}

interface VipStandingTable {
  player_id: string;
  level: Generated<number>;
  earned_level: Generated<number>;
  highest_level: Generated<number>;
  deposits: Generated<string>;
  bets: Generated<string>;
  risen_in: string | null;
  closed_month: string;
  version: number;
  lifted_level: Generated<number | null>;
  lifted_until: Generated<Date | null>;
  lift_reason: Generated<string | null>;
}

interface VipMonthTable {
  player_id: string;
  month: string;
  bets: string;
}

interface VipGiftTable {
  ref: string;
  player_id: string;
  kind: VipGiftKind;
  level: number;
  form: GiftForm;
  amount: string;
  state: 'due' | 'granted' | 'dropped';
  try_at: Date;
  grant_id: Generated<string | null>;
}

interface VipBirthdaysTable {
  is_only: Generated<boolean>;
  through_day: string;
}
