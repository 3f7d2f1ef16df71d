import type { OwnKyc, submitKyc } from '#contract/kyc.ts';
import { sidesOf } from '#contract/kyc-rules.ts';
import { inTransaction } from '#server/db/open.ts';
import { noteMarks } from '#server/exclusion-register/note-marks.ts';
import { lookForResemblance, planResemblance } from '#server/exclusion-register/resemblance-job.ts';
import { fitsProfile } from '#server/identity-documents/fits-profile.ts';
import { findLatestCase } from '#server/identity-documents/latest-case.ts';
import { unlockDetails } from '#server/identity-documents/locked-details.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { lockDeclaredIdentity } from '#server/profile/declared-identity.ts';
import { readOwnKyc } from './read-own-kyc.ts';
import { insertKycEvent, lockPapers, selectDocuments, setSubmitted } from './store.ts';

type Refusal = (typeof submitKyc)['refuses'][number];

export async function submitOwnKyc(
  app: AppContext,
  playerId: string,
): Promise<Outcome<OwnKyc, Refusal>> {
  const submitted = await inTransaction<Outcome<null, Refusal>>(
    app.database,
    async (transaction) => {
      await lockPapers(transaction, playerId);
      const latest = await findLatestCase(transaction, playerId);
      if (latest?.status === 'approved') return refuse('kyc.approved');
      if (latest?.status === 'pending') return refuse('kyc.pending');
      if (latest?.status !== 'draft') return refuse('kyc.missing');
      const sent = (await selectDocuments(transaction, latest.id)).map(({ side }) => side);
      if (sidesOf(latest.document_kind).some((side) => !sent.includes(side))) {
        return refuse('kyc.incomplete');
      }
      // The profile may have been declared, or changed, since the papers were begun.
      const said = unlockDetails(app, playerId, latest.locked_details);
      const declared = await lockDeclaredIdentity(app, transaction, playerId);
      if (!fitsProfile(said, declared)) return refuse('kyc.mismatch');
      const now = app.clock.now();
      const { idNumber: identityNumber, fullName, birthday } = said;
      const facts = { identityNumber, names: [fullName], birthday };
      await noteMarks(app, transaction, playerId, facts);
      await planResemblance(app, transaction, { playerId, step: 'papers' });
      await setSubmitted(transaction, latest.id, now);
      const event = { caseId: latest.id, playerId, actor: `player:${playerId}`, now };
      await insertKycEvent(transaction, { ...event, kind: 'submitted' });
      return done(null);
    },
  );
  if (!submitted.done) return submitted;
  // Nothing is refused here: an excluded person may withdraw, which takes papers.
  await lookForResemblance(app, { playerId, step: 'papers' });
  return readOwnKyc(app, playerId);
}
