import type { Language } from '#contract/values.ts';
import type { Outcome } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { mayMessage } from '#server/kernel/outbox/may-message.ts';
import type { PhoneAuth, PhoneAuthRefusal } from '#server/ports/phone-auth/phone-auth.ts';

export interface PhoneCheckAsked {
  /** In E.164. */
  number: string;
  captchaToken: string;
  language: Language;
  address: string;
  country: string | null;
}

/** What the other company sends, we pay for: the same caps hold as for our own messages. */
export async function startPhoneCheck(
  { database }: Pick<AppContext, 'database'>,
  phoneAuth: PhoneAuth,
  { number, captchaToken, language, address, country }: PhoneCheckAsked,
): Promise<
  Outcome<{ session: string }, PhoneAuthRefusal | 'message.too-soon' | 'message.too-many'>
> {
  const pace = await mayMessage(database, { to: number, address, country });
  return pace.done ? phoneAuth.start({ number, captchaToken, language }) : pace;
}
