import type { Vouched } from '#server/ports/sign-in/sign-in.ts';
import { bindBrowser } from '#server/sign-in/bind-browser.ts';
import { insertLinked } from '#server/sign-in/store.ts';
import { keepVoucher } from '#server/sign-in/vouchers.ts';
import type { FreshSite } from '../gateway/fresh-site.ts';
import { solvedCheck } from './fill-identity.ts';

/** What a provider has said of some people, as if they had just come back from there. */
export async function fillProviders(
  site: FreshSite,
  memberId: string,
): Promise<Record<string, string>> {
  const { app } = site;
  const now = app.clock.now();
  // Before the sessions of these tests began: who links has logged in since.
  const before = new Date(now.getTime() - 60_000);
  const earlier = { ...app, clock: { ...app.clock, now: () => before } };
  const visit = { requestId: 'fill', address: '127.0.0.1', language: 'es', origin: '' } as const;
  const { cookieHash, cookies } = bindBrowser(visit);
  const keep = (stage: 'code' | 'ticket', subject: string) => {
    const person: Vouched = { subject, email: null, isEmailProved: false, name: subject };
    const voucher = { provider: 'facebook', person, entrance: 'site', playerId: null } as const;
    return keepVoucher(stage === 'code' ? app : earlier, stage, cookieHash, voucher);
  };
  const linked = { provider: 'google', subject: 'linked', hint: '', playerId: memberId } as const;
  await insertLinked(app.database, { ...linked, now });
  const signInCode = await keep('code', 'Luz');
  // A minute is enough for a page, and not for all the calls that are tried before this one.
  const expires_at = new Date(now.getTime() + 600_000);
  await app.database.updateTable('sign_in_voucher').set({ expires_at }).execute();
  return {
    signInCookie: cookies[0]?.value ?? '',
    signInCode,
    registerTicket: await keep('ticket', 'Camila'),
    linkTicket: await keep('ticket', 'Agente'),
    registerBySignInCheck: await solvedCheck(site, 'register'),
  };
}
