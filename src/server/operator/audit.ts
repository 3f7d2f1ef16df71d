import type { Database } from '#server/db/open.ts';
import { type AuditState, insertEntry, selectAuditState, selectEntries } from './store.ts';

/** Who acts: an operator with a token, somebody at the terminal under a name they gave, or the gateway itself. */
export interface Actor {
  id: string | null;
  name: string;
}

/** Acts at the terminal without a name: it may be anybody, so it counts as nobody where two are needed. */
export const machineName = 'machine';

export function isUnnamed({ id, name }: Actor): boolean {
  return id === null || name === machineName;
}

/** To be written in the transaction of what it tells of; nothing personal belongs into it. */
export async function writeAudit(
  database: Database,
  actor: Actor,
  action: string,
  subject: string,
  detail: Record<string, string>,
): Promise<void> {
  await insertEntry(database, {
    operatorId: actor.id,
    operatorName: actor.name,
    action,
    subject,
    detail,
  });
}

/** Every line held against the one before it. */
export function verifyAudit(database: Database): Promise<AuditState> {
  return selectAuditState(database);
}

const entriesAtOnce = 50;

export async function readAudit(
  database: Database,
  wanted: { before?: string | undefined; subject?: string | undefined; named?: string },
) {
  const entries = await selectEntries(database, { ...wanted, atMost: entriesAtOnce });
  return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}
