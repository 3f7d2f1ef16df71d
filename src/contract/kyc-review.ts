import * as v from 'valibot';
import { defineCall } from './call.ts';
import { documentKinds, documentSides, kycReasons } from './kyc-rules.ts';
import { Moment } from './values.ts';

const Id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));
const Said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
const Status = v.picklist(['pending', 'approved', 'refused']);

/** A case as those see it who decide; nothing in it is locked away. */
const Case = v.object({
  id: v.string(),
  status: Status,
  player: v.object({ id: v.string(), account: v.string() }),
  documentKind: v.picklist(documentKinds),
  idHint: v.string(),
  submittedAt: v.nullable(Moment),
  decidedAt: v.nullable(Moment),
  decidedBy: v.nullable(v.string()),
  reason: v.nullable(v.picklist(kycReasons)),
  sides: v.array(v.picklist(documentSides)),
  /** Others whose papers bear the same number. */
  sameNumber: v.array(v.object({ id: v.string(), account: v.string(), status: Status })),
});
export type ReviewedCase = v.InferOutput<typeof Case>;

export const kycReviewList = defineCall({
  name: 'kycReviewList',
  summary: 'Papers that were handed in, those that wait longest first',
  method: 'GET',
  path: '/wps/operator/kyc',
  who: 'operator',
  duty: 'look',
  request: v.strictObject({ status: v.optional(Status, 'pending'), after: v.optional(Id) }),
  value: v.object({ list: v.array(Case), next: v.nullable(v.string()) }),
  refuses: [],
});

export const kycPapers = defineCall({
  name: 'kycPapers',
  summary: 'What somebody said of themselves, unlocked; each time is written down',
  method: 'GET',
  path: '/wps/operator/kyc/papers',
  who: 'operator',
  duty: 'review',
  request: v.strictObject({ id: Id }),
  value: v.object({
    case: Case,
    fullName: v.string(),
    idNumber: v.string(),
    birthday: v.string(),
  }),
  refuses: ['kyc.unknown'],
});

export const kycPicture = defineCall({
  name: 'kycPicture',
  summary: 'One side of somebody’s papers, as a data address; each time is written down',
  method: 'GET',
  path: '/wps/operator/kyc/picture',
  who: 'operator',
  duty: 'review',
  request: v.strictObject({ id: Id, side: v.picklist(documentSides) }),
  value: v.object({ picture: v.string() }),
  refuses: ['kyc.unknown', 'upload.unknown'],
});

export const decideKyc = defineCall({
  name: 'decideKyc',
  summary: 'Accepts papers, or refuses them for a reason that the player reads',
  method: 'POST',
  path: '/wps/operator/kyc/decision',
  who: 'operator',
  duty: 'review',
  request: v.variant('decision', [
    v.strictObject({
      id: Id,
      decision: v.literal('approve'),
      /** Why, although another account has papers of the same number. */
      override: v.optional(Said),
    }),
    v.strictObject({ id: Id, decision: v.literal('refuse'), reason: v.picklist(kycReasons) }),
  ]),
  value: Case,
  refuses: ['kyc.unknown', 'kyc.same-number'],
});
