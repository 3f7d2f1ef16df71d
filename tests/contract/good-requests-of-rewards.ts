import type { GoodRequest } from './good-requests.ts';

/** Those of points, the points mall, the reward centre and missions. */
export const rewardRequests: Readonly<Record<string, GoodRequest>> = {
  pointsBalance: { request: {}, as: 'redeemer' },
  pointsReward: { request: { language: 'zh' }, as: 'redeemer' },
  redeemPoints: {
    request: {
      requestId: '5b0c8a9e-6a55-4f0e-9a0f-3d8f0d1b7b01',
      itemId: '{mallItem}',
      quantity: 1,
      address: { name: 'Ana Luz', phone: '3001234567', address: 'Calle 1 # 2-3', city: 'Cali' },
      paymentPassword: '427193',
      language: 'es',
    },
    as: 'redeemer',
  },
  redeemList: { request: { language: 'ms', status: 'In Process' }, as: 'redeemer' },
  pointsConfig: { request: { language: 'es' }, as: 'redeemer' },
  convertPoints: {
    request: {
      requestId: '5b0c8a9e-6a55-4f0e-9a0f-3d8f0d1b7b02',
      points: '700',
      paymentPassword: '427193',
    },
    as: 'converter',
  },
  memberTransactionDetail: { request: { language: 'en' }, as: 'redeemer' },
  rewardCentre: { request: {}, as: 'redeemer' },
  cashbackStandings: { request: { language: 'en' }, as: 'saver' },
  rewardCount: { request: {}, as: 'redeemer' },
  claimReward: { request: { rewardId: '{reward}' }, as: 'redeemer' },
  promotionTerms: { request: { promotion: 'contract', language: 'zh' } },
  missionSummary: { request: { language: 'es' }, as: 'redeemer' },
  missionLeaderboard: { request: { language: 'en' }, as: 'redeemer' },
  missionCount: { request: {}, as: 'redeemer' },
  joinMission: { request: { missionId: 'contract' }, as: 'redeemer' },
  activities: { request: { language: 'es' }, as: 'redeemer' },
  addActivityPicture: {
    request: { picture: '{icon}', activityId: 'contract', place: 1 },
    as: 'converter',
  },
  applyActivity: {
    request: { activityId: 'contract', comment: 'Here it is', pictures: 0 },
    as: 'redeemer',
  },
  vipStanding: { request: { language: 'es' }, as: 'redeemer' },
  referralOverview: { request: {}, as: 'redeemer' },
  nameReferrer: { request: { code: 'friendly' }, as: 'redeemer' },
  envelopes: { request: { language: 'zh' }, as: 'redeemer' },
  takeEnvelope: { request: { envelopeId: '{envelope}' }, as: 'redeemer' },
  bonusDetails: { request: { language: 'es' }, as: 'redeemer' },
  raffles: { request: { language: 'en' }, as: 'redeemer' },
  rafflePromotion: { request: { raffleId: '{raffle}', language: 'en' }, as: 'redeemer' },
  raffleProof: { request: { raffleId: '{raffle}' }, as: 'redeemer' },
  manualRebate: { request: { language: 'en' }, as: 'redeemer' },
  collectRebate: {
    request: { requestId: '0b7a4d54-2a7e-4d0c-9a53-6ad1f2f3a1c9' },
    as: 'redeemer',
  },
  chooseBonus: { request: { offerId: null }, as: 'redeemer' },
  giveUpBonus: { request: { bonusId: '{bonus}' }, as: 'redeemer' },
  claimAllRewards: { request: {}, as: 'redeemer' },
};
