import { nameReferrer as nameReferrerCall, referralOverview } from '#contract/referral.ts';
import { answer } from '#server/kernel/answer.ts';
import type { Domain } from '#server/kernel/domain.ts';
import { readReferralFacts, referralReaderKind } from './count-referrals.ts';
import { nameReferrer } from './name-referrer.ts';
import { readReferral } from './read-referral.ts';

export const referral: Domain = {
  capabilities: ['referral'],
  answers: (app) => [
    answer(referralOverview, ({ player }) => readReferral(app, player)),
    answer(nameReferrerCall, ({ request, player }) => nameReferrer(app, request, player)),
  ],
  jobs: (app, onFault) => ({ [referralReaderKind]: readReferralFacts(app, onFault) }),
};
