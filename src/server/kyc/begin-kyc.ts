import { adultAgeIn } from '#contract/ages.ts';
import type { RequestOf } from '#contract/call.ts';
import { latestDayAt } from '#contract/dates.ts';
import type { Fault } from '#contract/field-rules.ts';
import type { beginKyc, OwnKyc } from '#contract/kyc.ts';
import { checkDetails, cleanIdNumber } from '#contract/kyc-rules.ts';
import { inTransaction } from '#server/db/open.ts';
import { fitsProfile } from '#server/identity-documents/fits-profile.ts';
import { findLatestCase } from '#server/identity-documents/latest-case.ts';
import { hashOfNumber, lockDetails } from '#server/identity-documents/locked-details.ts';
import { done, type Outcome, refuse, refuseFields } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { declaredIdentity } from '#server/profile/declared-identity.ts';
import { readOwnKyc } from './read-own-kyc.ts';
import { insertCase, insertKycEvent, lockPapers, updateDraft } from './store.ts';

type Refusal = (typeof beginKyc)['refuses'][number] | 'request.invalid';

/** Everything that a withdrawal could stumble over is asked here, before there is one (L-KYC). */
export async function beginOwnKyc(
  app: AppContext,
  playerId: string,
  request: RequestOf<typeof beginKyc>,
): Promise<Outcome<OwnKyc, Refusal>> {
  const declared = await declaredIdentity(app, playerId);
  const today = latestDayAt(app.clock.now());
  const adultAge = adultAgeIn(...(declared.nationality ? [declared.nationality] : []));
  const faults = checkDetails(request, { today, adultAge });
  if (Object.keys(faults).length > 0) return refuseFields(faults as Record<string, Fault>);
  const details = {
    fullName: request.fullName.trim().replace(/\s+/g, ' '),
    idNumber: cleanIdNumber(request.idNumber),
    birthday: request.birthday.trim(),
  };
  if (!fitsProfile(details, declared)) return refuse('kyc.mismatch');
  const begun = await inTransaction<Outcome<null, Refusal>>(app.database, async (transaction) => {
    await lockPapers(transaction, playerId);
    const latest = await findLatestCase(transaction, playerId);
    if (latest?.status === 'approved') return refuse('kyc.approved');
    if (latest?.status === 'pending') return refuse('kyc.pending');
    const papers = {
      documentKind: request.documentKind,
      lockedDetails: lockDetails(app, playerId, details),
      numberHash: hashOfNumber(app, details),
      idHint: `···· ${details.idNumber.slice(details.idNumber.length < 8 ? -2 : -4)}`,
    };
    if (latest?.status === 'draft') {
      await updateDraft(transaction, latest.id, papers);
      return done(null);
    }
    const now = app.clock.now();
    const caseId = await insertCase(transaction, { playerId, now, ...papers });
    const actor = `player:${playerId}`;
    await insertKycEvent(transaction, { caseId, playerId, kind: 'begun', actor, now });
    return done(null);
  });
  return begun.done ? readOwnKyc(app, playerId) : begun;
}
