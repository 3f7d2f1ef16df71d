import type { AnswerOf } from '#contract/call.ts';
import type { ownProfile } from '#contract/profile.ts';
import type { ProfileField, ProfileValues } from '#contract/profile-rules.ts';
import { hideEmail, hideMobile } from '#server/identity/factors/hide-reach.ts';
import { unlockFields } from '#server/identity-documents/profile-fields.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectProfile } from './store.ts';

type Profile = Awaited<ReturnType<typeof selectProfile>>;

export async function readOwn(
  app: AppContext,
  player: Player,
): Promise<Done<AnswerOf<typeof ownProfile>>> {
  const profile = await selectProfile(app.database, player.id);
  const { mobile, email } = unlockFields(app, player.id, profile);
  const { idNumber, ...open } = declaredIn(app, player.id, profile);
  const fields = idNumber === undefined ? open : { ...open, idNumber: endOf(idNumber) };
  return done({
    fields: fields as Record<ProfileField, string>,
    mobile: contactOf(mobile, profile.mobile_proved_at, hideMobile),
    email: contactOf(email, profile.email_proved_at, hideEmail),
    hasPassword: profile.passwordHash !== null,
    hasPaymentPassword: profile.payment_password_hash !== null,
    memberSince: profile.memberSince.toISOString(),
  });
}

function contactOf(contact: string | null, provedAt: Date | null, hide: (text: string) => string) {
  return contact === null ? null : { hint: hide(contact), isProved: provedAt !== null };
}

/** The declared fields, with the identity number unmasked. */
export function declaredIn(
  app: Pick<AppContext, 'vault'>,
  playerId: string,
  profile: Profile,
): ProfileValues {
  const { mobile: _, email: __, ...unlocked } = unlockFields(app, playerId, profile);
  const fields: Record<ProfileField, string | null> = { nickname: profile.nickname, ...unlocked };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== null));
}

/** ···· 4321 */
function endOf(idNumber: string): string {
  return `···· ${idNumber.slice(idNumber.length < 8 ? -2 : -4)}`;
}
