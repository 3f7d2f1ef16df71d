import * as v from 'valibot';
import { defineCall } from './call.ts';
import { RequestId, SignedMinor } from './money.ts';
import { Code, Currency, GameType, Language, Minor, Moment } from './values.ts';

const RebateLine = v.object({
  vendor: Code,
  vendorName: v.string(),
  gameType: GameType,
  /** Since it was collected last; below nothing where more was undone than played. */
  valid: SignedMinor,
  /** In basis points, by the level of this moment; null where the class is not collected any more. */
  rate: v.nullable(v.number()),
  /** In whole minor units; what is less waits. Below nothing where a bet that was collected was undone. */
  amount: SignedMinor,
});
export type RebateLine = v.InferOutput<typeof RebateLine>;

const Collection = v.object({ id: v.string(), amount: Minor, at: Moment });
export type Collection = v.InferOutput<typeof Collection>;

export const manualRebate = defineCall({
  name: 'manualRebate',
  summary: 'What of one’s valid bets is to be collected, by vendor',
  method: 'GET',
  path: '/wps/rebate/manual',
  who: 'real-member',
  request: v.strictObject({ language: Language }),
  value: v.object({
    currency: Currency,
    /** False while the merchant lets nothing be collected by hand; what has accrued stays. */
    isOpen: v.boolean(),
    level: v.number(),
    lines: v.array(RebateLine),
    /** What one tap brings now; 0 below the minimum. */
    collectable: Minor,
    minimum: Minor,
    /** The newest twenty. */
    collected: v.array(Collection),
    asOf: Moment,
  }),
  refuses: [],
});

export const collectRebate = defineCall({
  name: 'collectRebate',
  summary:
    'Collects what has accrued, into the main wallet; the same request again is answered the same',
  method: 'POST',
  path: '/wps/rebate/collect',
  who: 'real-member',
  request: v.strictObject({ requestId: RequestId }),
  value: Collection,
  refuses: ['break.active', 'account.contact-service', 'kyc.refused', 'rebate.nothing'],
});
