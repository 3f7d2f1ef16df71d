import { readLifetime } from '#server/records/read-lifetime.ts';
import type { DepositsPlace } from './deposits-model.ts';

/** Everything that says something of the money, held against the bookkeeper; what differs, in words. */
export async function lookAtDeposits(place: DepositsPlace): Promise<string | null> {
  const { app, player, ids, model } = place;
  const { database } = app;
  let counted = 0n;
  for (const [which, id] of ids.entries()) {
    const account = model.of(which);
    const deposit = await database
      .selectFrom('deposit')
      .select(['state', 'paid'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const isCredited = account.credited > 0n;
    if ((deposit.state === 'credited') !== isCredited) return `${which} is ${deposit.state}`;
    if (isCredited && deposit.paid !== String(account.credited)) return `${which} paid`;
    const hasRefund = [...account.payments.values()].some(({ refund }) => refund > 0n);
    if (!isCredited && hasRefund && deposit.state !== 'refunded') return `${which} not refunded`;
    const isOpen = ['begun', 'waiting', 'pending', 'review'].includes(deposit.state);
    counted += isCredited ? account.credited : isOpen ? 10_000_000n : 0n;
    const fault = (await lookAtPayments(place, which, id)) ?? (await lookAtSteps(place, which, id));
    if (fault !== null) return fault;
  }
  const { used } = await database
    .selectFrom('limit_use')
    .select(({ fn }) => fn.sum<string | null>('amount').as('used'))
    .where('player_id', '=', player.id)
    .executeTakeFirstOrThrow();
  if (BigInt(used ?? 0) !== counted) return `limits counted ${used} and not ${counted}`;
  const { sum } = await database
    .selectFrom('ledger_balance')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('player_id', '=', player.id)
    .executeTakeFirstOrThrow();
  if (BigInt(sum ?? 0) !== model.balance()) return `balance ${sum} and not ${model.balance()}`;
  const { deposited } = await readLifetime(database, player.id, 'COP');
  if (deposited !== model.paid()) return `records say ${deposited}`;
  const incidents = await database
    .selectFrom('payment_incident')
    .select('id')
    .where('deposit_id', 'in', ids)
    .execute();
  return incidents.length === place.dollars ? null : `${incidents.length} incidents`;
}

async function lookAtPayments(
  { app, model, provider }: DepositsPlace,
  which: number,
  id: string,
): Promise<string | null> {
  const { payments } = model.of(which);
  const rows = await app.database
    .selectFrom('deposit_payment')
    .select(['payment_id as payment', 'credited', 'refund', 'refunded_at as refundedAt'])
    .where('deposit_id', '=', id)
    .execute();
  if (rows.length !== payments.size) return `${rows.length} payments and not ${payments.size}`;
  for (const { payment, credited, refund, refundedAt } of rows) {
    const expected = payments.get(payment);
    const isSame = expected?.credited === BigInt(credited) && expected.refund === BigInt(refund);
    if (!isSame) return `payment ${payment}: ${credited} credited, ${refund} back`;
    if ((refundedAt !== null) !== expected.refund > 0n) return `payment ${payment} not sent back`;
    if (provider.refunded(payment) !== expected.refund) return `payment ${payment} sent back twice`;
  }
  return null;
}

async function lookAtSteps(
  { app, model }: DepositsPlace,
  which: number,
  id: string,
): Promise<string | null> {
  const steps = await app.database
    .selectFrom('deposit_step')
    .select('step')
    .where('deposit_id', '=', id)
    .execute();
  const credits = steps.filter(({ step }) => step === 'credited').length;
  const expected = model.of(which).credited > 0n ? 1 : 0;
  return credits === expected ? null : `${which} tells ${credits} credits`;
}
