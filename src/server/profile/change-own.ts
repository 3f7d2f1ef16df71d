import type { RequestOf } from '#contract/call.ts';
import { latestDayAt } from '#contract/dates.ts';
import type { Fault } from '#contract/field-rules.ts';
import type { changeProfile } from '#contract/profile.ts';
import {
  checkProfile,
  type ProfileField,
  type ProfileValues,
  profileChanges,
  setOnce,
} from '#contract/profile-rules.ts';
import { inTransaction } from '#server/db/open.ts';
import { noteMarks } from '#server/exclusion-register/note-marks.ts';
import { lookForResemblance, planResemblance } from '#server/exclusion-register/resemblance-job.ts';
import { proveSelf } from '#server/identity/factors/prove-self.ts';
import { isReservedName } from '#server/identity/login/reserved-names.ts';
import { fitsProfile } from '#server/identity-documents/fits-profile.ts';
import { papersOnFile } from '#server/identity-documents/papers-on-file.ts';
import { lockFields } from '#server/identity-documents/profile-fields.ts';
import {
  done,
  type Outcome,
  type Player,
  refuse,
  refuseFields,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from '#server/system/read-site.ts';
import { declaredIn } from './read-own.ts';
import { lockProfile, selectProfile, updateNickname, updateProfile } from './store.ts';

type Call = typeof changeProfile;
type Refusal = Call['refuses'][number] | 'request.invalid';

/**
 * The fields first and the proof after them: a slip of the thumb must not cost somebody the code they
 * waited for. What is sent as it stands already is no change.
 */
export async function changeOwn(
  app: AppContext,
  { proof, ...request }: RequestOf<Call>,
  player: Player,
  visit: Visit,
): Promise<Outcome<object, Refusal>> {
  const { register } = await readSite(app, visit.language);
  const known = declaredIn(app, player.id, await selectProfile(app.database, player.id));
  const changes = profileChanges(request, known);
  const faults: Partial<Record<string, Fault>> = checkProfile(register, changes, {
    today: latestDayAt(app.clock.now()),
    known,
  });
  if (changes.nickname && !faults.nickname && isReservedName(changes.nickname)) {
    faults.nickname = { kind: 'taken' };
  }
  if (Object.keys(faults).length > 0) return refuseFields(faults as Record<string, Fault>);
  const names = Object.keys(changes) as ProfileField[];
  if (names.some((name) => name !== 'nickname')) {
    if (!proof) return refuse('proof.missing');
    const proved = await proveSelf(app, player, proof);
    if (!proved.done) return proved;
  }
  const written = await write(app, player, changes);
  if (written.done) await lookForResemblance(app, { playerId: player.id, step: 'profile' });
  return written;
}

function write(
  app: AppContext,
  player: Player,
  { nickname, ...changes }: ProfileValues,
): Promise<Outcome<object, Refusal>> {
  return inTransaction<Outcome<object, Refusal>>(app.database, async (transaction) => {
    await lockProfile(transaction, player.id);
    // Read again under the lock: of two who tell it at once, the second one changes it.
    const known = declaredIn(app, player.id, await selectProfile(transaction, player.id));
    const names = Object.keys(changes) as ProfileField[];
    if (names.some((name) => setOnce.has(name) && known[name] !== undefined)) {
      return refuse('profile.set-once');
    }
    // Money goes to the name on the papers: fields declared later have to agree with them.
    const papers = await papersOnFile(app, transaction, player.id);
    if (papers && !fitsProfile(papers, changes)) return refuse('profile.not-as-papers');
    await updateProfile(transaction, player.id, lockFields(app, player.id, changes));
    const { payeeName, fullName, birthday } = { ...known, ...changes };
    const facts = { identityNumber: changes.idNumber, names: [payeeName, fullName], birthday };
    await noteMarks(app, transaction, player.id, facts);
    await planResemblance(app, transaction, { playerId: player.id, step: 'profile' });
    if (nickname !== undefined) {
      await updateNickname(transaction, player.id, nickname === '' ? player.account : nickname);
    }
    return done({});
  });
}
