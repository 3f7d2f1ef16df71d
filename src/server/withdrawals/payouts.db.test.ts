import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { openPayoutSandboxOf, payoutsOf } from '#server/ports/payouts/open-payouts.ts';
import { type PayoutOutcome, payoutOutcomes } from '#server/ports/payouts/sandbox/payout-books.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { namedActor } from '#tests/operator/staff.ts';
import {
  approvedWithdrawal,
  moneyOf,
  plantPayoutMethods,
} from '#tests/withdrawals/approved-withdrawal.ts';
import { followPayout } from './follow-payout.ts';
import { endOrder, payByProvider } from './pay-by-provider.ts';
import { selectOrder } from './payout-order-store.ts';
import { readOne } from './read-withdrawals.ts';
import { payoutWebhooks } from './receive-payout-webhook.ts';
import { sendPart } from './send-part.ts';
import { selectWithdrawal } from './store.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
await plantPayoutMethods(database);
const ana = await namedActor(app, 'ana');
const bea = await namedActor(app, 'bea');
const sandbox = await openPayoutSandboxOf(app, { delayMs: 30 });
let listening: Promise<void> = Promise.resolve();
const ears = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const header = (name: string) => String(request.headers[name] ?? '');
  const told = { path: '', body: Buffer.concat(chunks), header };
  await listening;
  const answer = await payoutWebhooks(app)[0]?.receive({ provider: 'sandbox' }, told);
  response.writeHead(answer?.status ?? 500).end();
}).listen(0, '127.0.0.1');
await once(ears, 'listening');
const heard = ears.address();
if (heard === null || typeof heard === 'string') throw new Error('It has no port.');
sandbox?.notify(new URL(`http://127.0.0.1:${heard.port}/`));
afterAll(async () => {
  await sandbox?.close();
  ears.closeAllConnections();
  ears.close();
});

const whole = 5_000_000n;
/** A busy machine is slow, and that is no fault of ours. */
const patiently = { timeout: 30_000 };

/** An amount whose last digits say what happens to it. */
const amountFor = (outcome: PayoutOutcome, base = whole) =>
  base + BigInt(payoutOutcomes.indexOf(outcome));

async function handOver(outcome: PayoutOutcome, change: { more?: bigint } = {}) {
  const amount = amountFor(outcome);
  const payout = amount + (change.more ?? 0n);
  const { id, playerId } = await approvedWithdrawal(app, { payout, fee: 1_000n });
  const request = { requestId: randomUUID(), id, amount: String(amount) };
  const paid = await payByProvider(app, request, ana);
  if (!paid.done) throw new Error(paid.code);
  const order = paid.value.id;
  const look = () => {
    const now = app.clock.now();
    return followPayout(app)({ key: order, body: {}, due: now, now, attempt: 1 });
  };
  const state = async () => (await selectOrder(database, order))?.state;
  const withdrawal = () => selectWithdrawal(database, id);
  return { id, playerId, order, amount, payout, request, look, state, withdrawal };
}

/** What the service says waits at the door until this is called: it may be quicker than a busy machine. */
function coverEars(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  listening = promise;
  return resolve;
}

async function stepsOf(id: string, playerId: string) {
  const player = { id: playerId } as Parameters<typeof readOne>[2];
  const read = await readOne(app, { id }, player);
  if (!read.done) throw new Error(read.code);
  return read.value.steps.map(({ step, reason }) => (reason ? `${step} ${reason}` : step));
}

describe('over the wire', () => {
  test.each([
    'success',
    'delay',
    'twice',
    'wrong-signature',
    'lost-reply',
    'out-of-order',
  ] as const)('%s ends paid, once, with fee and all', async (outcome) => {
    const before = sandbox?.paidOut().length ?? 0;
    const { id, playerId, state, look, withdrawal } = await handOver(outcome);
    await expect
      .poll(async () => {
        if ((await state()) !== 'paid') await look();
        return state();
      }, patiently)
      .toBe('paid');
    expect(await withdrawal()).toMatchObject({ state: 'paid', inFlight: null });
    expect(await moneyOf(database, playerId)).toEqual({ main: 0n, held: 0n });
    expect(await stepsOf(id, playerId)).toEqual(['payout-begun', 'part-sent', 'all-sent']);
    expect(sandbox?.paidOut().length).toBe(before + 1);
  });

  test('a failure after it was accepted is shown, and the money is to be paid as before', async () => {
    const { id, playerId, state, look, withdrawal, amount } = await handOver('failed-later');
    expect(await state()).toBe('accepted');
    await expect
      .poll(async () => {
        await look();
        return state();
      }, patiently)
      .toBe('failed');
    expect(await withdrawal()).toMatchObject({ state: 'approved', sent: '0', inFlight: null });
    expect((await moneyOf(database, playerId)).held).toBe(amount + 1_000n);
    expect(await stepsOf(id, playerId)).toEqual(['payout-begun', 'payout-failed account-closed']);
    const byHand = { requestId: randomUUID(), id, amount: String(amount), reference: 'BANK 3' };
    expect(await sendPart(app, byHand, bea)).toMatchObject({ value: { state: 'paid' } });
  });

  test('what is refused at once is to be paid again at once', async () => {
    const { id, playerId, state, withdrawal } = await handOver('refused');
    expect(await state()).toBe('failed');
    expect(await withdrawal()).toMatchObject({ state: 'approved', inFlight: null });
    expect(await stepsOf(id, playerId)).toEqual(['payout-begun', 'payout-failed provider']);
  });

  test('a part that was sent is a part, and the rest is to be paid', async () => {
    const { id, playerId, state, withdrawal, amount } = await handOver('partial');
    await expect.poll(state, patiently).toBe('part-paid');
    const sent = (amount * 6n) / 10n;
    expect(await withdrawal()).toMatchObject({ state: 'paying', sent: String(sent) });
    expect(await stepsOf(id, playerId)).toEqual([
      'payout-begun',
      'part-sent',
      'payout-failed partly',
    ]);
    expect((await moneyOf(database, playerId)).held).toBe(amount - sent);
  });

  test('nobody else asks it anything, and a deposit’s signature is none of a payout', async () => {
    const provider = await payoutsOf(app);
    const answer = await fetch(`${sandbox?.url.href}/payouts`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(401);
    expect(await provider?.status(randomUUID())).toMatchObject({ isAnswered: false });
  });
});

describe('while a service has it', () => {
  test('what it has can be sent by nobody else; the rest can', async () => {
    const listen = coverEars();
    const { id, amount, withdrawal, state, look } = await handOver('delay', { more: 2_000_000n });
    const byHand = (part: bigint) =>
      sendPart(
        app,
        { requestId: randomUUID(), id, amount: String(part), reference: 'BANK 1' },
        bea,
      );
    expect(await byHand(2_000_001n)).toMatchObject({ code: 'withdrawal.more-than-left' });
    const twice = { requestId: randomUUID(), id, amount: String(amount) };
    expect(await payByProvider(app, twice, bea)).toMatchObject({
      code: 'withdrawal.more-than-left',
    });
    expect(await byHand(2_000_000n)).toMatchObject({ value: { state: 'paying' } });
    listen();
    await expect
      .poll(async () => {
        await look();
        return state();
      }, patiently)
      .toBe('paid');
    expect(await withdrawal()).toMatchObject({ state: 'paid', sent: String(amount + 2_000_000n) });
  });

  test('the same request again is the same order, and another one under its id is none', async () => {
    const { request, order } = await handOver('success');
    expect(await payByProvider(app, request, ana)).toMatchObject({ value: { id: order } });
    const other = { ...request, amount: '1' };
    expect(await payByProvider(app, other, ana)).toMatchObject({ code: 'request.conflict' });
  });

  test('what a service has forgotten is ended by another person than who handed it over', async () => {
    const listen = coverEars();
    const { order, withdrawal, state } = await handOver('delay');
    const reason = 'Their desk says that it never went out.';
    expect(await endOrder(app, { order, reason }, ana)).toMatchObject({
      code: 'withdrawal.same-person',
    });
    const unnamed = { id: null, name: 'machine' };
    expect(await endOrder(app, { order, reason }, unnamed)).toMatchObject({
      code: 'withdrawal.same-person',
    });
    expect(await endOrder(app, { order, reason }, bea)).toMatchObject({
      value: { state: 'failed' },
    });
    expect(await withdrawal()).toMatchObject({ state: 'approved', inFlight: null });
    expect(await endOrder(app, { order, reason }, bea)).toMatchObject({
      code: 'withdrawal.not-now',
    });
    listen();
    // And where the desk was wrong, the money that went out is booked all the same.
    await expect.poll(state, patiently).toBe('paid');
    expect(await withdrawal()).toMatchObject({ state: 'paid' });
  });
});
