import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { listIncidents } from '#server/incidents/incidents.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { namedActor } from '#tests/operator/staff.ts';
import {
  approvedWithdrawal,
  moneyOf,
  plantPayoutMethods,
} from '#tests/withdrawals/approved-withdrawal.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { beginPayout, endOrder } from './pay-by-provider.ts';
import { markAsking, selectOrder } from './payout-order-store.ts';
import { receivePayoutReport } from './receive-payout-report.ts';
import { sendPart } from './send-part.ts';
import { addStep } from './store.ts';
import { sweepPayouts } from './sweep-payouts.ts';

const { database } = await freshDatabase({ poolSize: 4 });
const app = testApp(database);
await plantPayoutMethods(database);
const ana = await namedActor(app, 'ana');
const bea = await namedActor(app, 'bea');
const asked = new Date('2026-11-20T12:00:00Z');

beforeEach(() => app.clock.set(asked.toISOString()));

async function sweepAfter(hours: number): Promise<void> {
  app.clock.set(new Date(asked.getTime() + hours * 3_600_000).toISOString());
  const now = app.clock.now();
  await sweepPayouts(app)({ key: 'all', body: {}, due: now, now, attempt: 1 });
}

const incidentsOf = async (id: string) =>
  (await listIncidents(app, {})).list.filter(({ withdrawal }) => withdrawal === id);

async function approved(): Promise<{ id: string; playerId: string }> {
  const made = await approvedWithdrawal(app, { payout: 5_000n });
  const at = app.clock.now();
  await inStep(made, at);
  return made;
}

const inStep = ({ id, playerId }: { id: string; playerId: string }, at: Date) =>
  addStep(database as Parameters<typeof addStep>[0], { id, playerId, step: 'approved', at });

async function handedOver(id: string): Promise<string> {
  const begun = await beginPayout(app, { requestId: randomUUID(), id, amount: '5000' }, ana);
  if (!begun.done) throw new Error(begun.code);
  await markAsking(database, begun.value.id, 'sandbox');
  return begun.value.id;
}

const takeBack = (id: string) =>
  decideWithdrawal(app, { id, decision: 'take-back', reason: 'The account is closed.' }, bea);

test('a service that says nothing final becomes an incident after four hours, once, until the order ends', async () => {
  const { id } = await approved();
  const order = await handedOver(id);
  await sweepAfter(3);
  expect(await incidentsOf(id)).toEqual([]);
  await sweepAfter(30);
  await sweepAfter(31);
  expect(await incidentsOf(id)).toMatchObject([
    { kind: 'payout-silent', provider: 'sandbox', paymentId: order, amount: '5000' },
  ]);
  expect(await endOrder(app, { order, reason: 'They know nothing of it.' }, bea)).toMatchObject({
    value: { state: 'failed' },
  });
  await sweepAfter(32);
  expect(await incidentsOf(id)).toEqual([]);
});

test('a withdrawal that is approved and not paid becomes an incident after a day, at each standstill anew', async () => {
  const { id } = await approved();
  await sweepAfter(23);
  expect(await incidentsOf(id)).toEqual([]);
  await sweepAfter(25);
  await sweepAfter(26);
  expect(await incidentsOf(id)).toMatchObject([{ kind: 'withdrawal-waits', provider: 'approved' }]);
  const part = { requestId: randomUUID(), id, amount: '2000', reference: 'BANK 1' };
  expect(await sendPart(app, part, ana)).toMatchObject({ done: true });
  await sweepAfter(27);
  expect(await incidentsOf(id)).toEqual([]);
  await sweepAfter(52);
  expect(await incidentsOf(id)).toMatchObject([{ kind: 'withdrawal-waits', provider: 'paying' }]);
});

test('one that is approved and cannot be paid comes back to its player, whole and once', async () => {
  const { id, playerId } = await approved();
  expect(await takeBack(id)).toMatchObject({ value: { state: 'rejected' } });
  expect(await moneyOf(database, playerId)).toEqual({ main: 5_000n, held: 0n });
  expect(await takeBack(id)).toMatchObject({ code: 'withdrawal.not-now' });
  const part = { requestId: randomUUID(), id, amount: '5000', reference: 'BANK 2' };
  expect(await sendPart(app, part, ana)).toMatchObject({ code: 'withdrawal.not-now' });
});

test('while a service has it, it does not come back', async () => {
  const { id, playerId } = await approved();
  await handedOver(id);
  expect(await takeBack(id)).toMatchObject({ code: 'withdrawal.not-now' });
  expect(await moneyOf(database, playerId)).toEqual({ main: 0n, held: 5_000n });
});

test('what a service pays after all, when it has come back, is an incident and nothing in the books', async () => {
  const { id, playerId } = await approved();
  const order = await handedOver(id);
  await receivePayoutReport(app, order, { kind: 'failed', reason: 'account-closed' });
  expect(await takeBack(id)).toMatchObject({ done: true });
  const paid = { kind: 'paid', amount: 5_000n, currency: 'COP', reference: 'LATE' } as const;
  await receivePayoutReport(app, order, paid);
  await receivePayoutReport(app, order, paid);
  expect(await selectOrder(database, order)).toMatchObject({ state: 'beyond', paid: '0' });
  expect(await moneyOf(database, playerId)).toEqual({ main: 5_000n, held: 0n });
  expect(await incidentsOf(id)).toMatchObject([{ kind: 'payout-beyond', amount: '5000' }]);
});

test('money of another currency is an incident once, however often the service tells of it', async () => {
  const { id } = await approved();
  const order = await handedOver(id);
  for (let times = 0; times < 3; times += 1) {
    const dollars = { kind: 'paid', amount: 12n, currency: 'USD', reference: 'X' } as const;
    await receivePayoutReport(app, order, dollars);
  }
  expect(await incidentsOf(id)).toMatchObject([{ kind: 'payout-currency', currency: 'USD' }]);
  const audits = await database
    .selectFrom('operator_audit')
    .select('action')
    .where('subject', '=', `withdrawal:${id}`)
    .where('action', '=', 'withdrawal.other-currency')
    .execute();
  expect(audits).toHaveLength(1);
});

test('an order whose job is gone is looked after again, and so is the time of a receipt', async () => {
  const { id } = await approved();
  const order = await handedOver(id);
  const sent = await approved();
  const part = { requestId: randomUUID(), id: sent.id, amount: '5000', reference: 'BANK 3' };
  expect(await sendPart(app, part, ana)).toMatchObject({ value: { state: 'paid' } });
  await database.deleteFrom('job').where('key', 'in', [order, sent.id]).execute();
  await sweepAfter(1);
  const planned = await database
    .selectFrom('job')
    .select('kind')
    .where('key', 'in', [order, sent.id])
    .orderBy('kind')
    .execute();
  expect(planned.map(({ kind }) => kind)).toEqual(['payout-follow', 'withdrawal-receipt']);
});
