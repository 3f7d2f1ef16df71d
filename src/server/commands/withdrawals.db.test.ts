import { beforeAll, expect, test } from 'vitest';
import { duties } from '#contract/call.ts';
import { fillWithdrawals } from '#tests/contract/fill-withdrawals.ts';
import { freshSite } from '#tests/gateway/fresh-site.ts';
import { provedOperator, runCommand, terminalOf } from '#tests/operator/staff.ts';
import { smallPng } from '#tests/withdrawals/small-png.ts';

const site = await freshSite({ games: 400 });
const { app } = site;
const { database } = app;
let ids: Record<string, string>;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  tokens.ana = await provedOperator(app, 'ana', duties);
  tokens.bea = await provedOperator(app, 'bea', ['look', 'pay']);
  ({ values: ids } = await fillWithdrawals(site, await smallPng()));
});

/** As it is typed; the last word may hold spaces. */
async function run(...typed: string[]): Promise<string> {
  return runCommand(terminalOf(app, tokens), 'withdrawals', ...typed);
}

test('somebody with the duty approves and somebody with theirs pays, each under their name', async () => {
  const id = ids.withdrawalAsked ?? '';
  expect(await run('list')).toContain(`${id}  `);
  await expect(run('approve', id, '--as', 'bea')).rejects.toThrow('no operator bea');
  await expect(run('approve', id, '--as', 'nobody')).rejects.toThrow(
    'no token of an operator nobody',
  );
  expect(await run('approve', id, '--as', 'ana')).toBe(`Withdrawal ${id} is approved now.`);
  expect(await run('pay', id, '1000000', 'BANK', '5', '--as', 'bea')).toContain('is paying now');
  // Typed again after a lost answer, it is the same transfer.
  expect(await run('pay', id, '1000000', 'BANK', '5', '--as', 'bea')).toContain('is paying now');
  const { sent } = await database
    .selectFrom('withdrawal')
    .select('sent')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(sent).toBe('1000000');
  await expect(run('pay', id, '9000000', 'BANK', '6', '--as', 'bea')).rejects.toThrow('more than');
  expect(await run('show', id)).toContain('part 1000000  BANK 5');
  const written = await database
    .selectFrom('operator_audit')
    .select(['operator_name', 'action'])
    .where('subject', '=', `withdrawal:${id}`)
    .orderBy('id')
    .execute();
  expect(written).toEqual([
    { operator_name: 'ana', action: 'withdrawal.approve' },
    { operator_name: 'bea', action: 'withdrawal.part' },
  ]);
});

test('a dispute is settled once, with words that the player reads', async () => {
  const id = ids.withdrawalDisputed ?? '';
  const settle = () =>
    run('settle', id, 'refund', '--as', 'ana', '--reason', 'The bank sent it back.');
  expect(await settle()).toContain('is settled now');
  expect(await run('show', id)).toContain('reason: The bank sent it back.');
  await expect(settle()).rejects.toThrow('It does not wait for that.');
});

test('above the line the same name does not approve twice', async () => {
  const id = ids.withdrawalAskedToo ?? '';
  await database.updateTable('withdrawal').set({ needs_two: true }).where('id', '=', id).execute();
  expect(await run('approve', id, '--as', 'ana')).toContain('is second-look now');
  await expect(run('approve', id, '--as', 'ana')).rejects.toThrow('Somebody else');
  expect(await run('reject', id, '--as', 'ana', '--reason', 'Not yours.')).toContain(
    'is rejected now',
  );
});

test('terms are printed and changed within their bounds', async () => {
  expect(await run('terms', 'per-day', '7')).toContain('per-day  7');
  await expect(run('terms', 'per-day', '0')).rejects.toThrow('per-day cannot be 0.');
  expect(await run('terms')).toContain('per-day  7');
});

test('a part is given to the payment service, and another person ends what it has forgotten', async () => {
  const id = ids.withdrawalApproved ?? '';
  const told = await run('order', id, '1000000', '--as', 'bea');
  const [, order = ''] = /^Order ([0-9a-f-]{36}) is handed over/.exec(told) ?? [];
  await expect(run('order', id, '9000000', '--as', 'bea')).rejects.toThrow('more than');
  await expect(run('pay', id, '2500000', 'BANK', '--as', 'bea')).rejects.toThrow('more than');
  expect(await run('show', id)).toContain(`order ${order}  1000000  begun`);
  await expect(run('end', order, '--as', 'bea', '--reason', 'Gone.')).rejects.toThrow('bea');
  expect(await run('end', order, '--as', 'ana', '--reason', 'Gone.')).toContain('is failed now');
  expect(await run('show', id)).toContain('payout-failed  1000000  provider');
  expect(await run('pay', id, '3000000', 'BANK', '--as', 'bea')).toContain('is paid now');
});
