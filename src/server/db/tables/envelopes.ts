import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { EnvelopeTerms } from '#contract/envelope-terms.ts';
import type { GiftForm } from '#contract/gift.ts';
import type { Worded } from './catalogue.ts';

export interface EnvelopeTables {
  envelope_plan: EnvelopePlanTable;
  envelope: EnvelopeTable;
  envelope_pile: EnvelopePileTable;
  envelope_share: EnvelopeShareTable;
  envelope_guest: EnvelopeGuestTable;
}

interface EnvelopePlanTable {
  code: string;
  terms: ColumnType<EnvelopeTerms, string, string>;
  published_at: Date;
  ended_at: Generated<Date | null>;
}

interface EnvelopeTable {
  id: GeneratedAlways<string>;
  code: string;
  title: Worded;
  kind: 'everyone' | 'tiered' | 'personal';
  split: 'fixed' | 'lucky';
  form: GiftForm;
  minimum: string;
  begins_at: Date;
  ends_at: Date;
  server_seed: string;
  commitment: string;
  budget_id: string;
  settled_at: Generated<Date | null>;
}

interface EnvelopePileTable {
  envelope_id: string;
  tier: number;
  deposits: string;
  total: string;
  shares: number;
  order_hash: string;
}

interface EnvelopeShareTable {
  envelope_id: string;
  tier: number;
  ordinal: number;
  amount: string;
  player_id: Generated<string | null>;
  taken_at: Generated<Date | null>;
  grant_id: Generated<string | null>;
}

interface EnvelopeGuestTable {
  envelope_id: string;
  player_id: string;
}
