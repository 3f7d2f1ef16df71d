import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '#server/db/open.ts';
import { givePassword } from '#server/identity/passwords/give-password.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { unplan } from '#server/kernel/jobs.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { askWithdrawal } from '#server/withdrawals/ask-withdrawal.ts';
import { confirmReceipt } from '#server/withdrawals/confirm-receipt.ts';
import { decideWithdrawal } from '#server/withdrawals/decide-withdrawal.ts';
import { payoutFollowKind } from '#server/withdrawals/follow-payout.ts';
import { beginPayout } from '#server/withdrawals/pay-by-provider.ts';
import { addAccount } from '#server/withdrawals/payout-accounts.ts';
import { addProof } from '#server/withdrawals/receipt-proofs.ts';
import { sendPart } from '#server/withdrawals/send-part.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';
import { quickHash } from '#tests/identity/quick-hash.ts';
import { approveIdentity } from '#tests/withdrawals/approve-identity.ts';

const password = 'tecolote37verde';
const paymentPassword = '482915';
const operator = { id: null, name: 'contract' };
const amount = '3000000';

/** Somebody who has money and a bank, and a withdrawal at each place on its way. */
export async function fillWithdrawals(
  { app }: Pick<FreshSite, 'app'>,
  picture: Uint8Array<ArrayBuffer>,
): Promise<{ values: Record<string, string>; tokens: Record<string, string> }> {
  const { database } = app;
  const account = 'contract-withdrawer';
  const { id: playerId } = await database
    .insertInto('player')
    .values({ account, nickname: account, merchant: app.settings.merchant, language: 'es' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await givePassword(app, [account], password);
  const hashed = await quickHash(paymentPassword);
  const chosen = {
    payment_password_hash: hashed,
    payment_password_changed_at: app.clock.now(),
  };
  await plantProfile(app, playerId, { payeeName: 'Paz Prueba' }, chosen);
  await approveIdentity(app, playerId, 'Paz Prueba');
  await sql`update withdrawal_setting set account_rest_hours = 0, turnover_basis_points = 0,
    per_day = 100`.execute(database);
  const player = {
    id: playerId,
    account,
    type: 0,
    isAgent: false,
    isTrial: false,
    mustChange: false,
  };
  const proof = { way: 'password' as const, answer: password };
  const [kept, removed] = [
    await must(addAccount(app, { method: 'BANCOLOMBIA', number: '12345678901', proof }, player)),
    await must(addAccount(app, { method: 'DAVIVIENDA', number: '12345678902', proof }, player)),
  ];
  await payIn(app, playerId);
  const ask = async () =>
    (
      await must(
        askWithdrawal(
          app,
          { requestId: randomUUID(), accountId: kept.id, amount, paymentPassword },
          player,
        ),
      )
    ).id;
  const approved = async () => {
    const id = await ask();
    await must(decideWithdrawal(app, { id, decision: 'approve' }, operator));
    return id;
  };
  const paid = async () => {
    const id = await approved();
    const part = { requestId: randomUUID(), id, amount, reference: 'BANK 1' };
    await must(sendPart(app, part, operator));
    return id;
  };
  const disputed = async () => {
    const id = await paid();
    await must(confirmReceipt(app, { id, received: '0' }, player));
    return id;
  };
  const shown = await disputed();
  await must(addProof(app, { id: shown, picture }, player));
  const { upload_id: receipt } = await database
    .selectFrom('withdrawal_proof')
    .select('upload_id')
    .where('withdrawal_id', '=', shown)
    .executeTakeFirstOrThrow();
  const toOrder = await approved();
  // Begun as a command does it, and left lying: no service ever gets it.
  const part = { requestId: randomUUID(), id: toOrder, amount: '500000' };
  const order = await must(beginPayout(app, part, operator));
  await unplan(database, { kind: payoutFollowKind, key: order.id });
  return {
    values: {
      withdrawalToOrder: toOrder,
      payoutOrder: order.id,
      paymentPassword,
      payoutAccount: kept.id,
      payoutRemoved: removed.id,
      withdrawalAsked: await ask(),
      withdrawalAskedToo: await ask(),
      withdrawalApproved: await approved(),
      withdrawalPaid: await paid(),
      withdrawalDisputed: await disputed(),
      withdrawalShown: shown,
      receipt,
    },
    tokens: { withdrawer: (await openSession(app, playerId)).token },
  };
}

async function payIn(app: FreshSite['app'], playerId: string): Promise<void> {
  const commodity = 'COP';
  await inTransaction(app.database, async (transaction) => {
    const main = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
    const transit = await openAccount(transaction, { kind: 'payments-in-transit', commodity });
    const posting = await post(transaction, {
      key: `deposit:contract-${playerId}`,
      kind: 'deposit',
      reference: 'contract',
      actor: 'contract',
      legs: [
        { account: main, amount: 1_000_000_00n },
        { account: transit, amount: -1_000_000_00n },
      ],
    });
    return { done: posting.outcome === 'posted' };
  });
}

async function must<Value>(
  work: Promise<{ done: true; value: Value } | { done: false; code: string }>,
): Promise<Value> {
  const outcome = await work;
  if (!outcome.done) throw new Error(outcome.code);
  return outcome.value;
}
