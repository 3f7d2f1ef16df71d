import type { RequestOf } from '#contract/call.ts';
import type { Entered } from '#contract/session.ts';
import type { registerBySignIn } from '#contract/sign-in.ts';
import { emailHash } from '#server/identity-documents/profile-fields.ts';
import { done, type Outcome, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PhoneAuth } from '#server/ports/phone-auth/phone-auth.ts';
import { openVouchedAccount } from '#server/registration/register.ts';
import { unboundCookie } from './bind-browser.ts';
import { link } from './link-sign-in.ts';
import { selectPlayerByEmail } from './store.ts';
import { findVoucher, spendVoucher } from './vouchers.ts';

type Call = typeof registerBySignIn;

/** A registration like any other, but that the provider's word stands in the password's place. */
export async function registerByTicket(
  app: AppContext,
  phoneAuth: PhoneAuth,
  { ticket, ...registration }: RequestOf<Call>,
  visit: Visit,
): Promise<Outcome<Entered, Call['refuses'][number] | 'request.invalid' | 'request.too-many'>> {
  const waiting = await findVoucher(app, 'ticket', ticket, visit);
  if (!waiting || waiting.entrance === 'agent') return refuse('provider.over');
  const { email, isEmailProved } = waiting.person;
  const provedEmail = isEmailProved ? email : null;
  if (provedEmail && (await selectPlayerByEmail(app.database, emailHash(app, provedEmail)))) {
    return refuse('provider.email-bound');
  }
  const opened = await openVouchedAccount(app, phoneAuth, registration, visit, {
    provider: waiting.provider,
    provedEmail,
    async spend(transaction, playerId) {
      const voucher = await spendVoucher(app, transaction, 'ticket', ticket, visit);
      if (!voucher) return refuse('provider.over');
      const linked = await link(app, transaction, voucher, playerId);
      return linked.done ? linked : refuse('provider.linked-elsewhere');
    },
  });
  return opened.done ? done(opened.value, [...(opened.cookies ?? []), unboundCookie]) : opened;
}
