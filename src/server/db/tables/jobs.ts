import type { Generated, JSONColumnType } from 'kysely';

export interface JobTables {
  job: JobTable;
}

interface JobTable {
  kind: string;
  key: string;
  due_at: Date;
  body: JSONColumnType<object>;
  /** How often it was tried since it was planned or last done. */
  attempt: Generated<number>;
  /** Counts every taking, so that who held it once cannot speak for who holds it now. */
  turn: Generated<string>;
  /** Planned again while somebody was carrying it out, who cannot have known of it. */
  is_replanned: Generated<boolean>;
  /** Somebody has it in hand until then; null where nobody has. */
  lease_until: Date | null;
  reason: string | null;
}
