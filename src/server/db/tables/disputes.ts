import type { ColumnType, GeneratedAlways } from 'kysely';
import type { DisputeEvidence, DisputeVerdict } from '#contract/disputes.ts';

export interface DisputeTables {
  round_dispute: RoundDisputeTable;
}

interface RoundDisputeTable {
  id: GeneratedAlways<string>;
  round_id: string;
  player_id: string;
  words: string;
  evidence: ColumnType<DisputeEvidence, string, never>;
  raised_at: Date;
  verdict: DisputeVerdict | null;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
}
