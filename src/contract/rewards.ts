import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Currency, Minor, Moment, Nothing } from './values.ts';

const Id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));

/** What made a reward: a gift by hand, the points mall, a VIP level, a rebate, a friend, a mission, a board. */
export const rewardSources = [
  'gift',
  'mall',
  'vip',
  'rebate',
  'referral',
  'mission',
  'board',
  'activity',
  'envelope',
  'raffle',
  'deposit',
  'cashback',
] as const;
export type RewardSource = (typeof rewardSources)[number];

export const rewardForms = ['cash', 'points'] as const;
export type RewardForm = (typeof rewardForms)[number];

/** `bonus-funds`: money in an account of its own, which is played before it is one’s own. */
export const grantForms = [...rewardForms, 'bonus-funds'] as const;
export type GrantForm = (typeof grantForms)[number];

/** `waiting`: the merchant looks at it first. The last three are final. */
export const rewardStates = ['waiting', 'claimable', 'claimed', 'expired', 'revoked'] as const;
export type RewardState = (typeof rewardStates)[number];

export const rewardHistoryShown = 50;

export const Reward = v.object({
  id: v.string(),
  source: v.picklist(rewardSources),
  form: v.picklist(grantForms),
  amount: Minor,
  state: v.picklist(rewardStates),
  /** Why, in the merchant’s words; null where the source says it all. */
  remark: v.nullable(v.string()),
  grantedAt: Moment,
  /** Until when it can be claimed; null without an end. */
  claimBy: v.nullable(Moment),
  endedAt: v.nullable(Moment),
  /** Why it was taken back or ended: one of a few codes, or an operator’s own words. */
  endReason: v.nullable(v.string()),
});
export type Reward = v.InferOutput<typeof Reward>;

export const rewardCentre = defineCall({
  name: 'rewardCentre',
  summary: 'Rewards to claim, those that wait, and what became of earlier ones',
  method: 'GET',
  path: '/wps/rewards',
  who: 'real-member',
  request: Nothing,
  value: v.object({
    currency: Currency,
    /** What ends first stands first. */
    claimable: v.array(Reward),
    waiting: v.array(Reward),
    /** The newest, at most fifty. */
    history: v.array(Reward),
    asOf: Moment,
  }),
  refuses: [],
});

export const rewardCount = defineCall({
  name: 'rewardCount',
  summary: 'How many rewards can be claimed, for the badge',
  method: 'GET',
  path: '/wps/rewards/count',
  who: 'real-member',
  request: Nothing,
  value: v.object({ claimable: v.number() }),
  refuses: [],
});

const claimRefusals = [
  'break.active',
  'account.contact-service',
  'kyc.refused',
  'reward.unknown',
  'reward.not-yet',
  'reward.over',
  'reward.other-account',
  'bonus.one-active',
] as const;

export const claimReward = defineCall({
  name: 'claimReward',
  summary: 'Claims one reward; once claimed, the same answer comes again',
  method: 'POST',
  path: '/wps/rewards/claim',
  who: 'real-member',
  request: v.strictObject({ rewardId: Id }),
  value: Reward,
  refuses: claimRefusals,
});

export const claimAllRewards = defineCall({
  name: 'claimAllRewards',
  summary: 'Claims everything that can be claimed; each answers for itself',
  method: 'POST',
  path: '/wps/rewards/claimAll',
  who: 'real-member',
  request: Nothing,
  value: v.object({
    claimed: v.array(Reward),
    refused: v.array(v.object({ rewardId: v.string(), code: v.picklist(claimRefusals) })),
  }),
  refuses: ['break.active', 'account.contact-service', 'kyc.refused'],
});
