import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { affiliate, Registration } from '#contract/register.ts';
import { type Done, done, type Outcome, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectAffiliate, selectReferrer } from './store.ts';

export interface Sponsor {
  agentId: string | null;
  affiliateCode: string | null;
  referrerId: string | null;
  /** What the account becomes: 0 a member, 1 an agent. */
  accountType: number;
  /** The highest prize series that the invitation carries. */
  series: number | null;
}

/** Who brought this visitor: an agent by code or by domain, a friend by referral. */
export async function findSponsor(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { affiliateCode, referralCode }: Pick<Registration, 'affiliateCode' | 'referralCode'>,
  { origin }: Pick<Visit, 'origin'>,
): Promise<Outcome<Sponsor, 'affiliate.unknown'>> {
  const typed = affiliateCode.trim();
  const agent = typed
    ? await selectAffiliate(database, { code: typed }, clock.now())
    : await selectAffiliate(database, { domain: new URL(origin).hostname }, clock.now());
  if (typed && !agent) return refuse('affiliate.unknown');
  // A friend's code that nobody has costs the newcomer nothing: the account opens without it.
  const friend = referralCode ? await selectReferrer(database, referralCode) : undefined;
  return done({
    agentId: agent?.agentId ?? null,
    affiliateCode: agent?.code ?? null,
    accountType: agent?.accountType ?? 0,
    series: agent?.series ?? null,
    referrerId: friend?.playerId ?? null,
  });
}

/** For the form: whether the address it was opened under carries a code already, or this one is good. */
export async function readAffiliate(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { code, domain }: RequestOf<typeof affiliate>,
): Promise<Done<AnswerOf<typeof affiliate>>> {
  const typed = code?.trim();
  const found = typed
    ? await selectAffiliate(database, { code: typed }, clock.now())
    : domain && (await selectAffiliate(database, { domain }, clock.now()));
  return done({ code: found ? found.code : null });
}
