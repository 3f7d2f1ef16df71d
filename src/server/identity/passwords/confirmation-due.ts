import type { Database } from '#server/db/open.ts';
import { selectConfirmationDue } from './credential-store.ts';

/** Whether an agent opened this account and its owner has confirmed neither age nor terms yet (L-AGE). */
export function isConfirmationDue(database: Database, playerId: string): Promise<boolean> {
  return selectConfirmationDue(database, playerId);
}
