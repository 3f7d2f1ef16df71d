import * as v from 'valibot';
import { defineCall } from './call.ts';
import { HouseRound } from './inhouse.ts';
import { Moment } from './values.ts';

/** What a player says, and what they are answered. */
export const disputeWordsAtMost = 600;
const Said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(disputeWordsAtMost));
const Id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));

export const disputeVerdicts = ['upheld', 'refused'] as const;
export const DisputeVerdict = v.picklist(disputeVerdicts);
export type DisputeVerdict = v.InferOutput<typeof DisputeVerdict>;

export const Dispute = v.object({
  id: v.string(),
  roundId: v.string(),
  words: v.string(),
  raisedAt: Moment,
  /** Null while nobody has looked at it. */
  verdict: v.nullable(DisputeVerdict),
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(Moment),
});
export type Dispute = v.InferOutput<typeof Dispute>;

/** The round as it stood when it was doubted, with what it was drawn from; no seed that is still in use. */
export const DisputeEvidence = v.object(v.omit(HouseRound, ['id']).entries);
export type DisputeEvidence = v.InferOutput<typeof DisputeEvidence>;

export const raiseDispute = defineCall({
  name: 'raiseDispute',
  summary: 'Has one of one’s own rounds looked at again, once; what proves the round is attached',
  method: 'POST',
  path: '/wps/inhouse/disputes',
  who: 'real-member',
  request: v.strictObject({ roundId: Id, words: Said }),
  value: Dispute,
  refuses: ['round.unknown', 'round.open', 'dispute.exists', 'dispute.too-many'],
});

export const roundDispute = defineCall({
  name: 'roundDispute',
  summary: 'What one has said of a round, and what was answered; nothing for most rounds',
  method: 'GET',
  path: '/wps/inhouse/disputes',
  who: 'real-member',
  request: v.strictObject({ roundId: Id }),
  value: v.object({ dispute: v.nullable(Dispute) }),
  refuses: [],
});

const Reviewed = v.object({
  ...Dispute.entries,
  player: v.object({ id: v.string(), account: v.string() }),
  answeredBy: v.nullable(v.string()),
  evidence: DisputeEvidence,
});
export type ReviewedDispute = v.InferOutput<typeof Reviewed>;

export const disputesAtOnce = 50;

export const listDisputes = defineCall({
  name: 'listDisputes',
  summary: 'Rounds that players doubt, the one that waits longest first, with all that proves them',
  method: 'GET',
  path: '/wps/operator/disputes',
  who: 'operator',
  duty: 'look',
  request: v.strictObject({
    state: v.optional(v.picklist(['waiting', 'answered']), 'waiting'),
    after: v.optional(Id),
  }),
  value: v.object({ list: v.array(Reviewed), next: v.nullable(v.string()) }),
  refuses: [],
});

export const answerDispute = defineCall({
  name: 'answerDispute',
  summary: 'Answers a doubted round for good; the player is notified',
  method: 'POST',
  path: '/wps/operator/disputes/answer',
  who: 'operator',
  duty: 'review',
  request: v.strictObject({ id: Id, verdict: DisputeVerdict, answer: Said }),
  value: Reviewed,
  refuses: ['dispute.unknown', 'dispute.answered'],
});
