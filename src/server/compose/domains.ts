import type { Capability } from '#contract/capabilities.ts';
import { antiAbuse } from '#server/anti-abuse/domain.ts';
import { catalogue } from '#server/catalogue/domain.ts';
import { content } from '#server/content/domain.ts';
import { contracts } from '#server/contracts/domain.ts';
import { deposits } from '#server/deposits/domain.ts';
import { disputes } from '#server/disputes/domain.ts';
import { identity } from '#server/identity/domain.ts';
import { sessionIdOf } from '#server/identity/sessions/session-id-of.ts';
import { inhouse } from '#server/inhouse/domain.ts';
import type { Answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Domain } from '#server/kernel/domain.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { kyc } from '#server/kyc/domain.ts';
import { ledger } from '#server/ledger/domain.ts';
import { lottery } from '#server/lottery/domain.ts';
import { notices } from '#server/notices/domain.ts';
import { operator } from '#server/operator/domain.ts';
import { profile } from '#server/profile/domain.ts';
import { protection } from '#server/protection/domain.ts';
import { mayMarket } from '#server/protection/may-market.ts';
import { records } from '#server/records/domain.ts';
import { registration } from '#server/registration/domain.ts';
import { bonuses } from '#server/rewards/bonus/domain.ts';
import { cashback } from '#server/rewards/cashback/domain.ts';
import { rewards } from '#server/rewards/domain.ts';
import { envelopes } from '#server/rewards/envelopes/domain.ts';
import { readMemberExtras } from '#server/rewards/member-extras.ts';
import { missions } from '#server/rewards/missions/domain.ts';
import { raffles } from '#server/rewards/raffles/domain.ts';
import { rebates } from '#server/rewards/rebates/domain.ts';
import { referral } from '#server/rewards/referral/domain.ts';
import { vip } from '#server/rewards/vip/domain.ts';
import { sealing } from '#server/sealing/domain.ts';
import { settledFacts } from '#server/settled-facts/domain.ts';
import { signIn } from '#server/sign-in/domain.ts';
import { system } from '#server/system/domain.ts';
import { team } from '#server/team/domain.ts';
import { vendorPlay } from '#server/vendor-play/domain.ts';
import { wallet } from '#server/wallet/domain.ts';
import { withdrawals } from '#server/withdrawals/domain.ts';
import type { Services } from './services.ts';

/** Every domain there is: to add one is to add its line. */
export function domainsOf({ sealingKeys, phoneAuth }: Services): readonly Domain[] {
  const domains: readonly Domain[] = [
    system(() => capabilitiesOf(domains)),
    content,
    catalogue,
    antiAbuse,
    identity(phoneAuth, readMemberExtras),
    inhouse,
    disputes,
    kyc,
    operator,
    vendorPlay,
    profile,
    protection,
    signIn(phoneAuth),
    registration(phoneAuth),
    ledger,
    settledFacts,
    team,
    contracts,
    sealing(sealingKeys),
    deposits,
    withdrawals,
    wallet,
    records,
    lottery,
    rewards,
    missions,
    vip,
    referral,
    envelopes,
    bonuses,
    raffles,
    rebates,
    cashback,
    notices({ mayMarket, sessionIdOf }),
  ];
  return domains;
}

/** What the app may offer: entries whose domain is not listed are hidden. */
export function capabilitiesOf(domains: readonly Domain[]): Capability[] {
  return domains.flatMap((domain) => domain.capabilities ?? []);
}

/** Every call of the contract, each from the domain that answers it. */
export function answersOf(app: AppContext, domains: readonly Domain[]): Answer[] {
  return domains.flatMap((domain) => domain.answers?.(app) ?? []);
}

/** Every kind of job; two domains that name the same kind are a fault. */
export function jobsOf(
  app: AppContext,
  domains: readonly Domain[],
  onFault: (cause: unknown) => void,
): Record<string, JobHandler> {
  const jobs: Record<string, JobHandler> = {};
  for (const domain of domains) {
    for (const [kind, handler] of Object.entries(domain.jobs?.(app, onFault) ?? {})) {
      if (jobs[kind]) throw new Error(`Two domains handle jobs of the kind ${kind}.`);
      jobs[kind] = handler;
    }
  }
  return jobs;
}
