import type { ReferralTerms } from '#contract/referral-terms.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { listReferral, publishReferral } from '#server/rewards/referral/publish-referral.ts';

const perPeso = 100;
const points = (amount: number) => ({ form: 'points', amount }) as const;

/** Points for both once the friend is known, and money for the inviter once the friend has played. */
const terms: ReferralTerms = {
  verified: { inviter: points(1_000), friend: points(1_000) },
  played: {
    inviter: { form: 'cash', amount: 20_000 * perPeso },
    deposits: 200_000 * perPeso,
    bets: 1_000_000 * perPeso,
    days: 30,
  },
  friendsPerMonth: 10,
  claimDays: 30,
  budget: { points: 20_000_000, cash: 200_000_000 * perPeso },
};

/** What an operator changed since the first time stays. */
export async function openDemoReferral(app: AppContext): Promise<void> {
  if ((await listReferral(app)).programme) return;
  await publishReferral(app, terms, { id: null, name: 'machine' });
}
