import type { Generated, GeneratedAlways } from 'kysely';
import type { Duty } from '#contract/call.ts';

export interface OperatorTables {
  operator: OperatorTable;
  operator_audit: OperatorAuditTable;
}

interface OperatorTable {
  id: GeneratedAlways<string>;
  name: string;
  duties: Duty[];
  token_hash: Buffer;
  added_at: Date;
  used_at: Date;
  /** Of the authenticator; null only where they were added before there was one. */
  locked_secret: string | null;
  /** The newest step whose code was taken: each opens once. */
  last_step: Generated<string>;
  proved_at: Date | null;
  expires_at: Date;
  removed_at: Date | null;
}

interface OperatorAuditTable {
  id: GeneratedAlways<string>;
  at: Generated<Date>;
  /** Null: typed on the machine itself, under a name that was said. */
  operator_id: string | null;
  operator_name: string;
  action: string;
  subject: string;
  detail: Record<string, string>;
  chain: Generated<Buffer>;
}
