import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { standingIn } from './kyc-standing.ts';
import { findLatestCase } from './latest-case.ts';
import { type Details, unlockDetails } from './locked-details.ts';

type DocumentsContext = Pick<AppContext, 'vault'>;

/** What somebody's papers say, once they were handed in and as long as nobody refused them. */
export async function papersOnFile(
  room: DocumentsContext,
  database: Database,
  playerId: string,
): Promise<Details | null> {
  const latest = await findLatestCase(database, playerId);
  const counts = latest?.status === 'pending' || latest?.status === 'approved';
  return counts ? unlockDetails(room, playerId, latest.locked_details) : null;
}

/** The name on papers that were accepted: from then on nobody is paid by another. */
export async function approvedName(
  room: DocumentsContext,
  database: Database,
  playerId: string,
): Promise<string | null> {
  return (await identityOf(room, database, playerId)).approvedName;
}

/** How far the look at somebody's papers has come, and the name on those that were accepted. */
export async function identityOf(room: DocumentsContext, database: Database, playerId: string) {
  const latest = await findLatestCase(database, playerId);
  const isApproved = latest?.status === 'approved';
  return {
    standing: standingIn(latest),
    approvedName: isApproved ? unlockDetails(room, playerId, latest.locked_details).fullName : null,
  };
}
