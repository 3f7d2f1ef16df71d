import * as v from 'valibot';
import { CaptchaAnswer } from './anti-abuse.ts';
import { defineCall } from './call.ts';
import { envelopeSplits } from './envelope-terms.ts';
import { giftForms } from './gift.ts';
import { Currency, Language, Minor, Moment, NodeId } from './values.ts';

/** `taken`: one has a share. `empty`: all are gone. `over`: its time is. */
const envelopeStates = ['coming', 'open', 'taken', 'empty', 'over'] as const;

const Taken = v.object({ tier: v.number(), ordinal: v.number(), amount: Minor, at: Moment });

export const Envelope = v.object({
  id: NodeId,
  title: v.string(),
  kind: v.picklist(['everyone', 'tiered', 'personal']),
  split: v.picklist(envelopeSplits),
  form: v.picklist(giftForms),
  state: v.picklist(envelopeStates),
  beginsAt: Moment,
  endsAt: Moment,
  minimum: Minor,
  /** One, or one for each tier; `deposits` is 0 where nothing is asked. */
  piles: v.array(
    v.object({
      deposits: Minor,
      total: Minor,
      shares: v.number(),
      left: v.number(),
      /** Of the seed, the text of the draw and the shares in their order; published before it opened. */
      orderHash: v.string(),
    }),
  ),
  /** Of the seed, published before it opened. */
  commitment: v.string(),
  own: v.nullable(Taken),
  /** Null until it is over: then anybody makes the shares again. */
  serverSeed: v.nullable(v.string()),
});
export type Envelope = v.InferOutput<typeof Envelope>;

export const envelopes = defineCall({
  name: 'envelopes',
  summary: 'Red envelopes that are open, come next, or were taken lately',
  method: 'GET',
  path: '/wps/envelopes',
  who: 'real-member',
  request: v.strictObject({ language: Language }),
  value: v.object({ currency: Currency, envelopes: v.array(Envelope), asOf: Moment }),
  refuses: [],
});

export const takeEnvelope = defineCall({
  name: 'takeEnvelope',
  summary: 'Takes the next share of an envelope; it is the player’s own at once',
  method: 'POST',
  path: '/wps/envelopes/take',
  who: 'real-member',
  request: v.strictObject({ envelopeId: NodeId, captcha: v.optional(CaptchaAnswer) }),
  value: v.object({ ...Taken.entries, form: v.picklist(giftForms) }),
  refuses: [
    'captcha.wrong',
    'captcha.missing',
    'break.active',
    'account.contact-service',
    'kyc.refused',
    'offer.switched-off',
    'offer.not-now',
    'envelope.unknown',
    'envelope.not-yet',
    'envelope.over',
    'envelope.already',
    'envelope.deposit-first',
    'envelope.empty',
  ],
});
