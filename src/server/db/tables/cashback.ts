import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CashbackTerms } from '#contract/cashback-terms.ts';

export interface CashbackTables {
  cashback_offer: CashbackOfferTable;
  cashback_run: CashbackRunTable;
  cashback_play: CashbackPlayTable;
}

interface CashbackOfferTable {
  id: GeneratedAlways<string>;
  code: string;
  version: number;
  terms: ColumnType<CashbackTerms, string, string>;
  proposed_by: string;
  proposed_at: Date;
  published_by: string | null;
  published_at: Date | null;
  ended_at: Generated<Date | null>;
}

interface CashbackRunTable {
  id: GeneratedAlways<string>;
  code: string;
  offer_id: string;
  begins_at: Date;
  ends_at: Date;
}

interface CashbackPlayTable {
  run_id: string;
  player_id: string;
  lost: string;
  rewarded: string;
  due_at: Date | null;
  rate: number | null;
  amount: string | null;
  grant_id: string | null;
}
