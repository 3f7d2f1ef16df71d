import type { Hook, HookAnswer } from '#server/answer.ts';
import { done } from '#server/answer.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { paymentsOf } from '#server/ports/payments/open-payments.ts';
import type { ReadHook } from '#server/ports/payments/payments.ts';
import { insertConcern } from './concern-store.ts';
import { hearPayments } from './hear-payments.ts';
import { insertWebhook } from './payment-store.ts';
import { selectBySession } from './store.ts';

/** What a provider's webhooks come in by. */
export function paymentHooks(house: House): Hook[] {
  return [
    {
      path: '/wps/payments/webhook/:provider',
      receive: ({ provider = '' }, { body, header }) =>
        receive(house, provider, body, header('x-signature')),
    },
  ];
}

/**
 * Taken is what has been committed: only then is 200 answered, and a provider that hears anything
 * else tells it again. What is not signed leaves no trace but a line in the log.
 */
async function receive(
  house: House,
  code: string,
  body: Buffer,
  signature: string | undefined,
): Promise<HookAnswer> {
  const provider = await paymentsOf(house);
  if (provider?.code !== code) return { status: 404, refusedWith: 'hook.unknown' };
  const hook = provider.readHook(body, signature);
  if (!hook.isSigned) {
    return { status: hook.reason === 'unreadable' ? 400 : 401, refusedWith: `hook.${hook.reason}` };
  }
  await inTransaction(house.database, async (transaction) => {
    const deposit = await selectBySession(transaction, code, hook.session);
    const isNew = await insertWebhook(transaction, {
      provider: code,
      eventId: hook.event,
      body: body.toString('utf8'),
      depositId: deposit?.id ?? null,
      receivedAt: house.clock.now(),
    });
    if (!isNew) return done(null);
    if (deposit) await hearPayments(house, transaction, deposit, [hook.word]);
    else await keepUnknown(house, transaction, code, hook);
    return done(null);
  });
  return { status: 200 };
}

/** Money for nothing that we know of is put before a person; the stored body says the rest. */
async function keepUnknown(
  { clock }: Pick<House, 'clock'>,
  transaction: Transaction,
  provider: string,
  { session, word }: Extract<ReadHook, { isSigned: true }>,
): Promise<void> {
  if (word.kind !== 'paid') return;
  const { payment: paymentId, amount, currency } = word;
  const money = { provider, paymentId, session, depositId: null, amount, currency };
  await insertConcern(transaction, { kind: 'unknown-session', ...money, now: clock.now() });
}
