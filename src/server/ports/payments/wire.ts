import * as v from 'valibot';
import type { PaymentReport } from './payments.ts';

/** How a provider and this gateway speak; the room's README writes it down for people. */
const Amount = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));
const Id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/));
const Line = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const Currency = v.pipe(v.string(), v.regex(/^[A-Z0-9]{3,8}$/));

export const SessionAnswer = v.object({
  session: Id,
  page: v.nullable(v.pipe(v.string(), v.maxLength(2048))),
  payTo: v.optional(
    v.object({
      key: v.optional(Line),
      address: v.optional(Line),
      network: v.optional(Line),
      amount: v.optional(Line),
    }),
    {},
  ),
  qr: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500))), null),
});

const Payment = v.object({ id: Id, amount: Amount, currency: Currency });

export const StatusAnswer = v.object({
  session: Id,
  state: v.picklist(['open', 'pending', 'paid', 'failed', 'expired']),
  payments: v.pipe(v.array(Payment), v.maxLength(50)),
});

export const RefundAnswer = v.object({ state: v.picklist(['done', 'pending']) });

export const Hook = v.object({
  id: Id,
  session: Id,
  type: v.picklist(['pending', 'paid', 'failed', 'expired']),
  payment: v.optional(v.nullable(Payment), null),
});

/** Money first: an end in the same report must not close the deposit before the money is applied. */
export function reportsOfStatus({
  state,
  payments,
}: v.InferOutput<typeof StatusAnswer>): PaymentReport[] {
  const paid = payments.map((payment) => reportOfPayment(payment));
  return state === 'open' || state === 'paid' ? paid : [...paid, { kind: state }];
}

/** Null where it says that something was paid and not what. */
export function reportOfWebhook({
  type,
  payment,
}: v.InferOutput<typeof Hook>): PaymentReport | null {
  if (type !== 'paid') return { kind: type };
  return payment && reportOfPayment(payment);
}

function reportOfPayment({ id, amount, currency }: v.InferOutput<typeof Payment>): PaymentReport {
  return { kind: 'paid', payment: id, amount: BigInt(amount), currency };
}
