import type { Hook, HookAnswer } from '#server/answer.ts';
import { done } from '#server/answer.ts';
import { inTransaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { payoutsOf } from '#server/ports/payouts/open-payouts.ts';
import { plan } from '#server/work/jobs.ts';
import { payoutFollowKind } from './follow-payout.ts';
import { hearWithin } from './hear-payout.ts';
import { insertPayoutWebhook, type OrderRow, selectOrder } from './payout-order-store.ts';

/** What a payout service's webhooks come in by. */
export function payoutHooks(house: House): Hook[] {
  return [
    {
      path: '/wps/payouts/webhook/:provider',
      receive: ({ provider = '' }, { body, header }) =>
        receive(house, provider, body, header('x-signature')),
    },
  ];
}

/**
 * Taken is what has been committed. A failure is not believed from a webhook: one may come late or
 * before its time, and what is given back by mistake is paid twice. The service itself is asked.
 */
async function receive(
  house: House,
  code: string,
  body: Buffer,
  signature: string | undefined,
): Promise<HookAnswer> {
  const provider = await payoutsOf(house);
  if (provider?.code !== code) return { status: 404, refusedWith: 'hook.unknown' };
  const hook = provider.readHook(body, signature);
  if (!hook.isSigned) {
    return { status: hook.reason === 'unreadable' ? 400 : 401, refusedWith: `hook.${hook.reason}` };
  }
  const order = await orderOf(house, code, hook.payout);
  await inTransaction(house.database, async (transaction) => {
    const receivedAt = house.clock.now();
    const isNew = await insertPayoutWebhook(transaction, {
      provider: code,
      eventId: hook.event,
      body: body.toString('utf8'),
      orderId: order?.id ?? null,
      receivedAt,
    });
    if (!isNew || !order) return done(null);
    if (hook.word.kind === 'failed') {
      await plan(transaction, { kind: payoutFollowKind, key: order.id, due: receivedAt });
    } else {
      await hearWithin(house, transaction, order.id, hook.word);
    }
    return done(null);
  });
  return { status: 200 };
}

/** Only what this service was asked for: of others' orders it can say nothing. */
async function orderOf(
  { database }: House,
  code: string,
  payout: string,
): Promise<OrderRow | undefined> {
  const isOurs = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(payout);
  const order = isOurs ? await selectOrder(database, payout) : undefined;
  return order?.provider === code ? order : undefined;
}
