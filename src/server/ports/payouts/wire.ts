import * as v from 'valibot';
import { payoutFailures } from '#contract/withdrawals.ts';
import type { PayoutReport } from './payouts.ts';

/** How a payout provider and this gateway speak; the room's README writes it down for people. */
const Amount = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));
const Id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/));

const payoutFields = {
  payout: Id,
  state: v.picklist(['accepted', 'paid', 'failed']),
  paid: v.optional(v.nullable(Amount), null),
  currency: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z0-9]{3,8}$/))), null),
  reference: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(100))), null),
  // A reason of its own that we have no word for is one all the same.
  reason: v.fallback(v.picklist(payoutFailures), 'provider'),
};

export const PayoutAnswer = v.object(payoutFields);
export const PayoutHook = v.object({ id: Id, ...payoutFields });

type WireAnswer = v.InferOutput<typeof PayoutAnswer>;

/** Null where it says that something was paid and not what. */
export function reportOf({
  state,
  paid,
  currency,
  reference,
  reason,
  payout,
}: WireAnswer): PayoutReport | null {
  if (state === 'accepted') return { kind: 'accepted' };
  if (state === 'failed') return { kind: 'failed', reason };
  if (paid === null || currency === null) return null;
  return { kind: 'paid', amount: BigInt(paid), currency, reference: reference ?? payout };
}
