import { done, type Outcome, refuse } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { unlockDetails } from './locked-details.ts';
import { getLocked } from './locked-files.ts';
import { selectCase, selectDocuments, selectWaiting } from './store.ts';

type Room = Pick<House, 'database' | 'settings' | 'vault'>;

export function waitingCases({ database }: Pick<House, 'database'>) {
  return selectWaiting(database);
}

/** For an operator's eyes: what somebody said, and the pictures as they were taken. */
export async function lookAtCase(house: Room, caseId: string) {
  const found = /^[1-9]\d{0,17}$/.test(caseId)
    ? await selectCase(house.database, caseId)
    : undefined;
  if (!found) return refuse('kyc.unknown') satisfies Outcome<never, 'kyc.unknown'>;
  const said = unlockDetails(house, found.player_id, found.locked_details);
  const documents = await selectDocuments(house.database, caseId);
  const pictures = await Promise.all(
    documents.map(async ({ id, side, mediaType }) => ({
      side,
      mediaType,
      bytes: await getLocked(house, id),
    })),
  );
  return done({
    account: found.account,
    status: found.status,
    documentKind: found.document_kind,
    ...said,
    pictures,
  });
}
