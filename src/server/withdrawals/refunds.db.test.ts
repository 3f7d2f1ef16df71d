import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readLifetime } from '#server/records/read-lifetime.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { newWithdrawer, paymentPassword, plantWithdrawals } from '#tests/stages/new-withdrawer.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { askWithdrawal } from './ask-withdrawal.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { sendPart } from './send-part.ts';
import { settleDispute } from './settle-dispute.ts';

const { database } = await freshDatabase({ poolSize: 4 });
const app = testApp(database);
await plantWithdrawals(database);
await database.updateTable('withdrawal_setting').set({ tax_basis_points: 400 }).execute();
await database
  .updateTable('payout_method')
  .set({ fee_fixed: '1000' })
  .where('code', '=', 'BANCOLOMBIA')
  .execute();

test.each([
  ['nothing', 0n, 0n, 0n],
  ['a part', 2_000_000n, 2_000_000n, 201_000n],
])('what left for good, where %s came', async (_, received, withdrawn, kept) => {
  const { player, accountId } = await newWithdrawer(app, `r${randomUUID().slice(0, 12)}`);
  const { id: playerId } = player;
  await giveMoney(database, { playerId, amount: 10_000_000n, kind: 'deposit' });
  const asked = await askWithdrawal(
    app,
    { requestId: randomUUID(), accountId, amount: '5000000', paymentPassword },
    player,
  );
  if (!asked.done) throw new Error(asked.code);
  const { id } = asked.value;
  const by = { id: null, name: 'ana' };
  await decideWithdrawal(app, { id, decision: 'approve' }, by);
  const part = { requestId: randomUUID(), id, amount: '4799000', reference: 'BANK 1' };
  expect(await sendPart(app, part, by)).toMatchObject({ done: true });
  await confirmReceipt(app, { id, received: String(received) }, player);
  const settle = { id, outcome: 'refund', reason: 'It came back.' } as const;
  expect(await settleDispute(app, settle, by)).toMatchObject({ done: true });
  expect(await readLifetime(database, playerId, 'COP')).toEqual({
    deposited: 10_000_000n,
    withdrawn,
  });
  const kinds = await database
    .selectFrom('ledger_leg as leg')
    .innerJoin('ledger_transfer as transfer', 'transfer.id', 'leg.transfer_id')
    .select(({ fn }) => ['transfer.kind', fn.sum<string>('leg.amount').as('sum')])
    .where('leg.player_id', '=', playerId)
    .groupBy('transfer.kind')
    .execute();
  const of = (kind: string) => BigInt(kinds.find((one) => one.kind === kind)?.sum ?? 0);
  expect(of('withdrawal-fee') + of('withdrawal-tax')).toBe(-kept);
  expect(of('withdrawal-returned')).toBe(0n);
});
