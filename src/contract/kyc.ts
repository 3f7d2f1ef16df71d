import * as v from 'valibot';
import { defineCall } from './call.ts';
import { documentKinds, documentSides, kycReasons } from './kyc-rules.ts';
import { Picture } from './picture.ts';
import { Moment, Nothing } from './values.ts';

export const kycStandings = ['none', 'pending', 'approved', 'refused'] as const;
export type KycStanding = (typeof kycStandings)[number];

const Side = v.picklist(documentSides);

export const OwnKyc = v.object({
  standing: v.picklist(kycStandings),
  /** Why the last papers were not accepted; said until others were sent. */
  reason: v.nullable(v.picklist(kycReasons)),
  /** What is being gathered or looked at; the number only by its end. */
  papers: v.nullable(
    v.object({
      documentKind: v.picklist(documentKinds),
      idHint: v.string(),
      sides: v.array(Side),
      isSubmitted: v.boolean(),
    }),
  ),
  timeline: v.array(
    v.object({
      kind: v.picklist(['begun', 'submitted', 'approved', 'refused']),
      at: Moment,
      reason: v.nullable(v.picklist(kycReasons)),
    }),
  ),
});
export type OwnKyc = v.InferOutput<typeof OwnKyc>;

export const ownKyc = defineCall({
  name: 'ownKyc',
  summary: 'Whether the caller’s identity is checked, and how far the check is',
  method: 'GET',
  path: '/wps/kyc',
  who: 'real-member',
  request: Nothing,
  value: OwnKyc,
  refuses: [],
});

const Typed = v.pipe(v.string(), v.maxLength(200));

export const beginKyc = defineCall({
  name: 'beginKyc',
  summary: 'Says who one is and by which papers; what was said before, but not sent, is replaced',
  method: 'POST',
  path: '/wps/kyc',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({
    documentKind: v.picklist(documentKinds),
    fullName: Typed,
    idNumber: Typed,
    birthday: Typed,
  }),
  value: OwnKyc,
  refuses: ['kyc.approved', 'kyc.pending', 'kyc.mismatch'],
});

export const addKycPicture = defineCall({
  name: 'addKycPicture',
  summary: 'Takes the body, a PNG or JPG of 5 MB at most, for one side of the papers',
  method: 'PUT',
  path: '/wps/kyc/picture',
  who: 'real-member',
  takesPicture: true,
  request: v.strictObject({ ...Picture.entries, side: Side }),
  value: OwnKyc,
  refuses: [
    'kyc.missing',
    'kyc.approved',
    'kyc.pending',
    'upload.unsupported',
    'upload.too-large',
    'upload.too-many-pixels',
    'upload.damaged',
    'upload.too-many',
  ],
});

export const submitKyc = defineCall({
  name: 'submitKyc',
  summary: 'Hands the papers in; from then on they are looked at and not changed',
  method: 'POST',
  path: '/wps/kyc/submit',
  who: 'real-member',
  request: Nothing,
  value: OwnKyc,
  refuses: ['kyc.missing', 'kyc.approved', 'kyc.pending', 'kyc.incomplete', 'kyc.mismatch'],
});
