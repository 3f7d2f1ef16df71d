import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import {
  approvedWithdrawal,
  moneyOf,
  plantPayoutMethods,
} from '#tests/withdrawals/approved-withdrawal.ts';
import { bringPayout, openStubPayouts } from '#tests/withdrawals/stub-payouts.ts';
import { followPayout } from './follow-payout.ts';
import { beginPayout, payByProvider } from './pay-by-provider.ts';
import { selectOrders } from './payout-order-store.ts';
import { receivePayoutReport } from './receive-payout-report.ts';
import { sendPart } from './send-part.ts';
import { selectParts, selectWithdrawal } from './store.ts';

const { database } = await freshDatabase({ poolSize: 8 });
await plantPayoutMethods(database);
const stub = await openStubPayouts();
const app = stub.app(testApp(database));
const ana = { id: null, name: 'ana' };
const payout = 10n;

/** What may happen while a withdrawal is paid; `which` means one of the orders there are. */
const happening = fc.oneof(
  fc.record({ do: fc.constant('order' as const), amount: fc.bigInt(1n, 10n) }),
  fc.record({ do: fc.constant('order-again' as const), amount: fc.bigInt(1n, 10n) }),
  // Killed between writing it down and handing it over.
  fc.record({ do: fc.constant('order-and-die' as const), amount: fc.bigInt(1n, 10n) }),
  fc.record({ do: fc.constant('by-hand' as const), amount: fc.bigInt(1n, 10n) }),
  fc.record({
    do: fc.constant('finish' as const),
    which: fc.nat(5),
    fate: fc.constantFrom('paid' as const, 'partly' as const, 'failed' as const),
  }),
  fc.record({
    do: fc.constant('hook' as const),
    which: fc.nat(5),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  // One that was sent before its time, or of an attempt that another has followed.
  fc.record({ do: fc.constant('early-failure' as const), which: fc.nat(5) }),
  fc.record({ do: fc.constant('look' as const), which: fc.nat(5) }),
  fc.record({ do: fc.constant('weather' as const), isAway: fc.boolean(), loses: fc.boolean() }),
);
type WithdrawalAction = typeof happening extends fc.Arbitrary<infer One> ? One : never;

interface Stage {
  id: string;
  /** Believes a failure as soon as a webhook tells of one. */
  isNaive: boolean;
  requests: { requestId: string; id: string; amount: string }[];
}

const look = (key: string) => {
  const now = app.clock.now();
  return followPayout(app)({ key, body: {}, due: now, now, attempt: 1 });
};

async function carryOut({ id, isNaive, requests }: Stage, what: WithdrawalAction): Promise<void> {
  const orders = await selectOrders(database, id);
  const order = 'which' in what ? orders[what.which % Math.max(orders.length, 1)] : undefined;
  const ask = (amount: bigint) => ({ requestId: randomUUID(), id, amount: String(amount) });
  switch (what.do) {
    case 'order': {
      const request = ask(what.amount);
      requests.push(request);
      await Promise.all([payByProvider(app, request, ana), payByProvider(app, request, ana)]);
      return;
    }
    case 'order-again': {
      const request = requests.at(-1);
      if (request) await payByProvider(app, request, ana);
      return;
    }
    case 'order-and-die':
      await beginPayout(app, ask(what.amount), ana);
      return;
    case 'by-hand':
      await sendPart(app, { ...ask(what.amount), reference: 'BANK' }, ana);
      return;
    case 'weather':
      stub.isAway = what.isAway;
      stub.losesReplies = what.loses;
      return;
  }
  if (!order) return;
  if (what.do === 'finish') stub.finish(order.id, what.fate);
  if (what.do === 'look') await Promise.all([look(order.id), look(order.id)]);
  if (what.do === 'hook' && stub.knows(order.id)) {
    const told = { id: `evt_${randomUUID()}`, ...stub.told(order.id) };
    const brought = Array.from({ length: what.times }, () => bringPayout(app, told));
    expect(new Set(await Promise.all(brought))).toEqual(new Set([200]));
  }
  if (what.do === 'early-failure' && stub.knows(order.id)) {
    const told = { ...stub.told(order.id), state: 'failed', paid: null, reason: 'limit' };
    await bringPayout(app, { id: `evt_${randomUUID()}`, ...told });
    if (isNaive) await receivePayoutReport(app, order.id, { kind: 'failed', reason: 'limit' });
  }
}

/** Plays a story to its end; answers what left, and what the books say of it. */
async function play(story: readonly WithdrawalAction[], isNaive: boolean) {
  stub.forget();
  stub.isAway = false;
  stub.losesReplies = false;
  const { id, playerId } = await approvedWithdrawal(app, { payout });
  const stage: Stage = { id, isNaive, requests: [] };
  for (const what of story) await carryOut(stage, what);
  stub.isAway = false;
  stub.losesReplies = false;
  // The storm is over: everything is handed over, comes to an end, and is looked after.
  for (let round = 0; round < 2; round += 1) {
    for (const order of await selectOrders(database, id)) {
      await look(order.id);
      stub.finish(order.id, 'paid');
      await look(order.id);
      if (stub.knows(order.id)) {
        await bringPayout(app, { id: `evt_${randomUUID()}`, ...stub.told(order.id) });
      }
    }
  }
  const row = await selectWithdrawal(database, id);
  const parts = await selectParts(database, id);
  const orders = await selectOrders(database, id);
  const isOrder = new Set(orders.map((order) => order.id));
  const byHand = parts.filter(({ requestId }) => !isOrder.has(requestId));
  const sumOf = (all: readonly { amount: string }[]) =>
    all.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const { held } = await moneyOf(database, playerId);
  const left = stub.paidOut() + sumOf(byHand);
  return { row, orders, left, booked: sumOf(parts), held };
}

const story = fc.array(happening, { maxLength: 14, minLength: 3 });

test('whatever is lost, doubled, early or killed: what left is what was booked, and never too much', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (all) => {
      const { row, orders, left, booked, held } = await play(all, false);
      expect(left).toBe(booked);
      expect(left).toBeLessThanOrEqual(payout);
      expect(row?.sent).toBe(String(left));
      expect(held).toBe(payout - left);
      expect(row?.inFlight).toBeNull();
      expect(row?.state).toBe(left === payout ? 'paid' : left > 0n ? 'paying' : 'approved');
      expect(orders.map(({ state }) => state)).not.toContain('beyond');
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

test('a gateway that believes a webhook’s failure would pay twice, and this one does not', async () => {
  const costly: readonly WithdrawalAction[] = [
    { do: 'order', amount: payout },
    { do: 'early-failure', which: 0 },
    { do: 'by-hand', amount: payout },
  ];
  expect((await play(costly, true)).left).toBe(2n * payout);
  expect((await play(costly, false)).left).toBe(payout);
});
