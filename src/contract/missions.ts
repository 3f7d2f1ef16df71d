import * as v from 'valibot';
import { defineCall } from './call.ts';
import { rewardForms } from './rewards.ts';
import { Code, Currency, Language, Minor, Moment, Nothing } from './values.ts';

/** How something that one may take part in stands, in the words of its list. */
export const activityStatuses = [
  'Join',
  'Applying',
  'Rejected',
  'Issued',
  'Claimed',
  'Process',
  'Joined',
  'Closed',
  'coming soon',
] as const;
export const ActivityStatus = v.picklist(activityStatuses);
export type ActivityStatus = v.InferOutput<typeof ActivityStatus>;

/**
 * `issued`: it waits to be claimed; `process`: it is reached and will be issued in a moment; `rejected`: another account
 * of the same person was given it.
 */
export const stageStates = ['open', 'process', 'issued', 'claimed', 'over', 'rejected'] as const;

const Given = { form: v.picklist(rewardForms), amount: Minor };

/** What an offer says beside its conditions. */
export const Offer = v.object({
  /** Beside which it is offered. */
  promotion: Code,
  days: v.number(),
  audience: v.picklist(['everyone', 'first-deposit']),
  /** How often what is given has to be played, by what counts in full; null: not at all, or no money is given. */
  multiple: v.nullable(v.number()),
  /** Categories that count, each with its per cent; null: nothing is to be played. */
  games: v.nullable(v.string()),
});
export type Offer = v.InferOutput<typeof Offer>;

/** A condition, as members and visitors read it. */
const Asked = {
  /** What counts, in a sentence. */
  text: v.string(),
  /** Minor units, or how often. */
  unit: v.picklist(['money', 'times']),
  /** One for each stage. */
  goals: v.array(Minor),
};

const matches = ['all', 'any'] as const;

/** An offer as a visitor reads it, who has not logged in. */
export const PublicOffer = v.object({
  id: Code,
  title: v.string(),
  beginsAt: Moment,
  /** Who joins later would not have all of its days. */
  joinUntil: Moment,
  offer: Offer,
  match: v.picklist(matches),
  conditions: v.array(v.object(Asked)),
  stages: v.array(v.object(Given)),
});
export type PublicOffer = v.InferOutput<typeof PublicOffer>;

export const Mission = v.object({
  id: Code,
  title: v.string(),
  status: ActivityStatus,
  every: v.picklist(['day', 'week', 'month', 'once']),
  beginsAt: Moment,
  endsAt: Moment,
  /** Null of a mission that is none. */
  offer: v.nullable(Offer),
  /** Whether one is in it by one’s own tap, and can still give it up. */
  mayLeave: v.boolean(),
  /** When one gave it up; until its next period it is not joined again, an offer never. */
  leftAt: v.nullable(Moment),
  /** Of several conditions: all of them, or any. */
  match: v.picklist(matches),
  conditions: v.array(v.object({ ...Asked, counted: Minor })),
  stages: v.array(
    v.object({
      ...Given,
      state: v.picklist(stageStates),
      /** To claim it by, while it is `issued`. */
      rewardId: v.nullable(v.string()),
    }),
  ),
});
export type Mission = v.InferOutput<typeof Mission>;

export const missionSummary = defineCall({
  name: 'missionSummary',
  summary: 'The missions of now and how far one is in each',
  method: 'GET',
  path: '/wps/mission/summary',
  who: 'real-member',
  request: v.strictObject({ language: Language }),
  value: v.object({ currency: Currency, missions: v.array(Mission), asOf: Moment }),
  refuses: [],
});

const Placed = v.object({
  place: v.number(),
  /** Masked, unless it is one’s own. */
  name: v.string(),
  score: Minor,
  isOwn: v.boolean(),
  prize: v.nullable(Minor),
});
export type Placed = v.InferOutput<typeof Placed>;

const Places = {
  beginsAt: Moment,
  endsAt: Moment,
  top: v.array(Placed),
  /** Null where one has no score. */
  own: v.nullable(Placed),
};

export const Board = v.object({
  id: Code,
  title: v.string(),
  /** What a score is made of, in a sentence. */
  text: v.string(),
  unit: v.picklist(['money', 'times']),
  /** `Rejected` where another account of the same person stands higher: one person has one place. */
  status: ActivityStatus,
  every: v.picklist(['day', 'week', 'month', 'once']),
  tie: v.picklist(['time', 'split']),
  form: v.picklist(rewardForms),
  prizes: v.array(Minor),
  ...Places,
  /** The last one that is settled: its places never change again, and the hash is of their list. */
  last: v.nullable(v.object({ ...Places, hash: v.string() })),
});
export type Board = v.InferOutput<typeof Board>;

export const placesShown = 20;

export const missionLeaderboard = defineCall({
  name: 'missionLeaderboard',
  summary: 'The boards of now, their first places and one’s own',
  method: 'GET',
  path: '/wps/mission/leaderboard',
  who: 'real-member',
  request: v.strictObject({ language: Language }),
  value: v.object({ currency: Currency, boards: v.array(Board), asOf: Moment }),
  refuses: [],
});

export const missionCount = defineCall({
  name: 'missionCount',
  summary: 'How many rewards of missions and boards can be claimed, for the badge',
  method: 'GET',
  path: '/wps/mission/count',
  who: 'real-member',
  request: Nothing,
  value: v.object({ claimable: v.number() }),
  refuses: [],
});

export const joinMission = defineCall({
  name: 'joinMission',
  summary: 'Joins a mission; what is played from now on counts',
  method: 'POST',
  path: '/wps/mission/join',
  who: 'real-member',
  request: v.strictObject({ missionId: Code }),
  value: v.object({ status: ActivityStatus }),
  refuses: [
    'break.active',
    'account.contact-service',
    'kyc.refused',
    'offer.switched-off',
    'offer.not-now',
    'mission.unknown',
    'mission.not-now',
    'mission.left',
    'kyc.missing',
    'mission.not-for-you',
    'offer.one-active',
  ],
});

export const leaveMission = defineCall({
  name: 'leaveMission',
  summary: 'Gives a mission up; what was earned in it stays',
  method: 'POST',
  path: '/wps/mission/leave',
  who: 'real-member',
  request: v.strictObject({ missionId: Code }),
  value: v.object({ leftAt: Moment }),
  refuses: ['mission.unknown', 'mission.not-joined'],
});
