import type { Generated, GeneratedAlways } from 'kysely';
import type { DocumentKind, DocumentSide, KycReason } from '#contract/kyc-rules.ts';

export interface KycTables {
  kyc_case: KycCaseTable;
  kyc_document: KycDocumentTable;
  kyc_event: KycEventTable;
}

interface KycCaseTable {
  id: GeneratedAlways<string>;
  player_id: string;
  status: Generated<'draft' | 'pending' | 'approved' | 'refused'>;
  document_kind: DocumentKind;
  /** Full name, number and birthday, locked by the house's vault. */
  locked_details: string;
  /** The number's end. */
  id_hint: string;
  /** By which equal numbers are found; null in cases from before there was one. */
  number_hash: Generated<string | null>;
  begun_at: Date;
  submitted_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: KycReason | null;
}

interface KycDocumentTable {
  id: string;
  case_id: string;
  player_id: string;
  side: DocumentSide;
  media_type: 'image/png' | 'image/jpeg';
  taken_at: Date;
}

interface KycEventTable {
  id: GeneratedAlways<string>;
  case_id: string;
  player_id: string;
  kind: 'begun' | 'picture' | 'submitted' | 'approved' | 'refused';
  actor: string;
  happened_at: Date;
  reason: KycReason | null;
}
