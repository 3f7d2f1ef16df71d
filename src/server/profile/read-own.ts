import type { AnswerOf } from '#contract/call.ts';
import type { ownProfile } from '#contract/profile.ts';
import type { ProfileField, ProfileValues } from '#contract/profile-rules.ts';
import { hideEmail, hideMobile } from '#server/identity/factors/hide-reach.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectProfile } from './store.ts';

type Profile = Awaited<ReturnType<typeof selectProfile>>;

export async function readOwn(
  app: AppContext,
  player: Player,
): Promise<Done<AnswerOf<typeof ownProfile>>> {
  const profile = await selectProfile(app.database, player.id);
  const { idNumber, ...open } = toldIn(app, player.id, profile);
  const fields = idNumber === undefined ? open : { ...open, idNumber: endOf(idNumber) };
  return done({
    fields: fields as Record<ProfileField, string>,
    mobile: contactOf(profile.mobile, profile.mobile_proved_at, hideMobile),
    email: contactOf(profile.email, profile.email_proved_at, hideEmail),
    hasPassword: profile.passwordHash !== null,
    hasPaymentPassword: profile.payment_password_hash !== null,
    memberSince: profile.memberSince.toISOString(),
  });
}

function contactOf(contact: string | null, provedAt: Date | null, hide: (text: string) => string) {
  return contact === null ? null : { hint: hide(contact), isProved: provedAt !== null };
}

/** What was told, field by field, with the identity number as it is. */
export function toldIn({ vault }: AppContext, playerId: string, profile: Profile): ProfileValues {
  const { locked_id_number: locked } = profile;
  const fields: Record<ProfileField, string | null> = {
    nickname: profile.nickname,
    payeeName: profile.payee_name,
    fullName: profile.full_name,
    birthday: profile.birthday,
    birthPlace: profile.birth_place,
    nationality: profile.nationality,
    idNumber: locked && vault.unlock(locked, idNumberName(playerId)),
    permanentAddress: profile.permanent_address,
    currentAddress: profile.current_address,
    occupation: profile.occupation,
    incomeSource: profile.income_source,
    whatsapp: profile.whatsapp,
    telegram: profile.telegram,
    facebook: profile.facebook,
    line: profile.line,
    wechat: profile.wechat,
    zalo: profile.zalo,
    qqNum: profile.qq_num,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== null));
}

/** What the vault binds an identity number to, so that nobody's passes for another's. */
export function idNumberName(playerId: string): string {
  return `profile.locked_id_number.${playerId}`;
}

/** ···· 4321 */
function endOf(idNumber: string): string {
  return `···· ${idNumber.slice(idNumber.length < 8 ? -2 : -4)}`;
}
