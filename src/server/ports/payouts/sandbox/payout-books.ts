import * as v from 'valibot';

/** What happens to a payout, by the last two digits of its amount: 00 is a success, 01 a delay. */
export const payoutOutcomes = [
  'success',
  'delay',
  'failed-later',
  'twice',
  'out-of-order',
  'wrong-signature',
  'partial',
  'refused',
  'lost-reply',
] as const;
export type PayoutOutcome = (typeof payoutOutcomes)[number];

export function outcomeOf(amount: string): PayoutOutcome {
  return payoutOutcomes[Number(amount.slice(-2))] ?? 'success';
}

export const NewPayout = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)),
  currency: v.string(),
  method: v.string(),
  number: v.pipe(v.string(), v.minLength(1)),
  holder: v.string(),
  reference: v.string(),
});

export interface SandboxPayout {
  payout: string;
  state: 'accepted' | 'paid' | 'failed';
  paid: string | null;
  currency: string;
  reference: string | null;
  reason: string | null;
}

/** What the sandbox knows, for as long as it lives. Of a number it keeps nothing. */
export function createPayoutBooks() {
  const payouts = new Map<string, SandboxPayout & { asked: string }>();
  return {
    find: (id: string) => payouts.get(id),
    /** The same id again is the same payout; the answer says whether it is new. */
    open({ id, amount, currency }: v.InferOutput<typeof NewPayout>) {
      const known = payouts.get(id);
      if (known) return { payout: known, isNew: false };
      const payout = {
        payout: id,
        asked: amount,
        state: 'accepted' as const,
        paid: null,
        currency,
        reference: null,
        reason: null,
      };
      payouts.set(id, payout);
      return { payout, isNew: true };
    },
    pay(payout: SandboxPayout, amount: bigint): void {
      payout.state = 'paid';
      payout.paid = String(amount);
      payout.reference = `TEST ${payout.payout.slice(0, 8).toUpperCase()}`;
    },
    fail(payout: SandboxPayout, reason: string): void {
      payout.state = 'failed';
      payout.reason = reason;
    },
    /** All the money that has left, each as payout and amount. */
    paidOut: () =>
      [...payouts.values()].flatMap(({ payout, paid }) => (paid ? [`${payout} ${paid}`] : [])),
  };
}

export type PayoutBooks = ReturnType<typeof createPayoutBooks>;

/** As it goes over the wire. */
export function describePayout({
  payout,
  state,
  paid,
  currency,
  reference,
  reason,
}: SandboxPayout) {
  return { payout, state, paid, currency, reference, reason };
}
