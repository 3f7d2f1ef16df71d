import type { OwnKyc } from '#contract/kyc.ts';
import { standingIn } from '#server/identity-documents/kyc-standing.ts';
import { findLatestCase } from '#server/identity-documents/latest-case.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectDocuments, selectKycEvents } from './store.ts';

export async function readOwnKyc(
  { database }: Pick<AppContext, 'database'>,
  playerId: string,
): Promise<Done<OwnKyc>> {
  const latest = await findLatestCase(database, playerId);
  const isShown = latest !== undefined && latest.status !== 'refused';
  const documents = isShown ? await selectDocuments(database, latest.id) : [];
  const events = await selectKycEvents(database, playerId);
  return done({
    standing: standingIn(latest),
    reason: latest?.reason ?? null,
    papers: isShown
      ? {
          documentKind: latest.document_kind,
          idHint: latest.id_hint,
          sides: documents.map(({ side }) => side),
          isSubmitted: latest.status !== 'draft',
        }
      : null,
    timeline: events.flatMap(({ kind, at, reason }) =>
      kind === 'picture' ? [] : [{ kind, at: at.toISOString(), reason }],
    ),
  });
}
