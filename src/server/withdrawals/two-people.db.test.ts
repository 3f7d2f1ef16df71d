import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Actor } from '#server/operator/audit.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { newWithdrawer, paymentPassword, plantWithdrawals } from '#tests/stages/new-withdrawer.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { askWithdrawal } from './ask-withdrawal.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { beginPayout, endOrder } from './pay-by-provider.ts';
import { settleDispute } from './settle-dispute.ts';

const { database } = await freshDatabase({ poolSize: 4 });
const app = testApp(database);
await plantWithdrawals(database);
await database.updateTable('withdrawal_setting').set({ two_people_above: '5000000' }).execute();
const ana = await namedActor(app, 'ana');
const bea = await namedActor(app, 'bea');
const machine = { id: null, name: 'machine' };
const samePerson = { code: 'withdrawal.same-person' };

async function asked(amount: string): Promise<string> {
  const { player, accountId } = await newWithdrawer(app, `t${randomUUID().slice(0, 12)}`);
  await giveMoney(database, { playerId: player.id, amount: 10_000_000n, kind: 'deposit' });
  const wish = { requestId: randomUUID(), accountId, amount, paymentPassword };
  const made = await askWithdrawal(app, wish, player);
  if (!made.done) throw new Error(made.code);
  return made.value.id;
}

const approve = (id: string, by: Actor) => decideWithdrawal(app, { id, decision: 'approve' }, by);
const handOver = (id: string, by: Actor) =>
  beginPayout(app, { requestId: randomUUID(), id, amount: '1000000' }, by);
const end = (order: string, by: Actor) => endOrder(app, { order, reason: 'Gone.' }, by);

test('above the line nobody without a name is one of the two, nor was one before', async () => {
  const id = await asked('6000000');
  expect(await approve(id, machine)).toMatchObject(samePerson);
  expect(await approve(id, ana)).toMatchObject({ value: { state: 'second-look' } });
  expect(await approve(id, machine)).toMatchObject(samePerson);
  // As a gateway before this one kept it: whoever said that may be ana.
  const before = { first_approver: 'machine' };
  await database.updateTable('withdrawal').set(before).where('id', '=', id).execute();
  expect(await approve(id, ana)).toMatchObject({
    value: { state: 'second-look', firstApprover: 'ana' },
  });
  expect(await approve(id, ana)).toMatchObject(samePerson);
  expect(await approve(id, bea)).toMatchObject({ value: { state: 'approved' } });
});

test('above the line an order is handed over and ended by two who have names', async () => {
  const id = await asked('6000000');
  await approve(id, ana);
  await approve(id, bea);
  expect(await handOver(id, machine)).toMatchObject(samePerson);
  const begun = await handOver(id, ana);
  if (!begun.done) throw new Error(begun.code);
  const { id: order } = begun.value;
  expect(await end(order, machine)).toMatchObject(samePerson);
  expect(await end(order, ana)).toMatchObject(samePerson);
  const before = { begun_by: 'machine' };
  await database.updateTable('payout_order').set(before).where('id', '=', order).execute();
  // Nobody knows who that was, so two who have names end it.
  expect(await end(order, machine)).toMatchObject(samePerson);
  expect(await end(order, bea)).toMatchObject({ value: { state: 'begun', endedAt: null } });
  expect(await end(order, bea)).toMatchObject(samePerson);
  expect(await end(order, ana)).toMatchObject({ value: { state: 'failed' } });
});

test('above the line two who have names give back what did not come; one says that it came', async () => {
  const disputed = async () => {
    const id = await asked('6000000');
    await approve(id, ana);
    await approve(id, bea);
    await sql`
      update withdrawal set state = 'disputed', sent = payout, received = 0 where id = ${id}`.execute(
      database,
    );
    return id;
  };
  const settle = (id: string, by: Actor, outcome: 'refund' | 'received' = 'refund') =>
    settleDispute(app, { id, outcome, reason: `Says ${by.name}.` }, by);
  const id = await disputed();
  expect(await settle(id, machine)).toMatchObject(samePerson);
  const first = { state: 'disputed', refundFirstBy: 'ana', reason: null };
  expect(await settle(id, ana)).toMatchObject({ value: first });
  expect(await settle(id, ana)).toMatchObject(samePerson);
  expect(await settle(id, machine)).toMatchObject(samePerson);
  expect(await settle(id, bea)).toMatchObject({
    value: { state: 'settled', reason: 'Says bea.' },
  });
  expect(await settle(id, ana)).toMatchObject({ code: 'withdrawal.not-now' });
  const actions = await database
    .selectFrom('operator_audit')
    .select('action')
    .where('subject', '=', `withdrawal:${id}`)
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action).slice(-2)).toEqual([
    'withdrawal.refund-first',
    'withdrawal.refund',
  ]);
  expect(await settle(await disputed(), machine, 'received')).toMatchObject({
    value: { state: 'settled' },
  });
});

test('up to the threshold one person approves, and any operator may', async () => {
  const id = await asked('5000000');
  expect(await approve(id, machine)).toMatchObject({ value: { state: 'approved' } });
});

test('a line that was moved while a withdrawal waited binds it only when it is stricter', async () => {
  const moveLine = (line: string) =>
    database.updateTable('withdrawal_setting').set({ two_people_above: line }).execute();
  const below = await asked('4000000');
  const above = await asked('6000000');
  await moveLine('1000000');
  expect(await approve(below, ana)).toMatchObject({ value: { state: 'second-look' } });
  expect(await approve(below, ana)).toMatchObject(samePerson);
  await moveLine('0');
  // Begun under the stricter line, it still takes a second person.
  expect(await approve(below, ana)).toMatchObject(samePerson);
  expect(await approve(below, bea)).toMatchObject({ value: { state: 'approved' } });
  expect(await approve(above, ana)).toMatchObject({ value: { state: 'second-look' } });
  await moveLine('5000000');
});
