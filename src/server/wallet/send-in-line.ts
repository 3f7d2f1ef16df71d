import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { agentTypes, trialType } from '#contract/member.ts';
import type { transferDownline, transferUpline } from '#contract/transfers.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { checkPaymentPassword } from '#server/profile/check-payment-password.ts';
import { countDeposit } from '#server/protection/count-deposit.ts';
import { mayReceive } from '#server/protection/may-receive.ts';
import { readSite } from '#server/system/read-site.ts';
import { type Carried, onceByRequest } from './once-by-request.ts';
import { isAgentStopped, selectDownline, selectTransferSwitches, selectUpline } from './store.ts';

type Sent = AnswerOf<typeof transferUpline>;

/** To the agent directly above. */
export function sendUp(
  app: AppContext,
  request: RequestOf<typeof transferUpline>,
  player: Player,
  visit: Visit,
): Promise<Outcome<Sent, (typeof transferUpline)['refuses'][number]>> {
  return send(app, player, visit, {
    ...request,
    kind: 'upline',
    asked: { amount: request.amount },
    find: (transaction) => selectUpline(transaction, player.id, agentTypes),
    missing: 'transfer.no-upline',
  });
}

/** To a member or an agent directly below; only an agent sends, so members never pay members (G-LEDGER). */
export function sendDown(
  app: AppContext,
  { account, ...request }: RequestOf<typeof transferDownline>,
  player: Player,
  visit: Visit,
): Promise<Outcome<Sent, (typeof transferDownline)['refuses'][number]>> {
  return send(app, player, visit, {
    ...request,
    kind: 'downline',
    asked: { account: account.toLowerCase(), amount: request.amount },
    find: (transaction) => selectDownline(transaction, player.id, account, trialType),
    missing: 'transfer.not-downline',
  });
}

interface Sending<Missing extends 'transfer.no-upline' | 'transfer.not-downline'> {
  requestId: string;
  kind: 'upline' | 'downline';
  amount: string;
  paymentPassword: string;
  asked: Readonly<Record<string, string>>;
  find: (transaction: Transaction) => Promise<{ id: string; account: string } | undefined>;
  missing: Missing;
}

type SendRefusal =
  | 'agent.stopped'
  | 'transfer.off'
  | 'transfer.above-maximum'
  | 'transfer.not-taken'
  | 'wallet.short';

async function send<Missing extends 'transfer.no-upline' | 'transfer.not-downline'>(
  app: AppContext,
  player: Player,
  { language }: Visit,
  { requestId, kind, amount, paymentPassword, asked, find, missing }: Sending<Missing>,
) {
  // Before the transaction: hashing takes its time, and locks are not to wait for it.
  const checked = await checkPaymentPassword(app, player, paymentPassword);
  if (!checked.done) return checked;
  const { currency: commodity } = await readSite(app, language);
  const intent = { playerId: player.id, requestId, kind, asked, now: app.clock.now() };
  return inTransaction(app.database, (transaction) =>
    onceByRequest(
      app,
      transaction,
      intent,
      async (rowId): Promise<Carried<Sent, Missing | SendRefusal>> => {
        if (await isAgentStopped(transaction, player.id)) return refuse('agent.stopped');
        const { isOn, maximum } = (await selectTransferSwitches(transaction))[kind];
        if (!isOn) return refuse('transfer.off');
        // Before anybody else's limits are looked at: this is about the request alone, and says so.
        if (maximum !== null && BigInt(amount) > BigInt(maximum)) {
          return refuse('transfer.above-maximum');
        }
        const other = await find(transaction);
        if (!other) return refuse(missing);
        const received = { playerId: other.id, amount: BigInt(amount), now: intent.now };
        // Why it is not taken is the other's own business (L-AGENT).
        if (await mayReceive(transaction, received)) return refuse('transfer.not-taken');
        const account = (playerId: string) =>
          openAccount(transaction, { kind: 'player-main', playerId, commodity });
        const posting = await post(transaction, {
          key: `agent-transfer:${rowId}`,
          kind: 'agent-transfer',
          reference: `${player.account} > ${other.account}`,
          actor: `player:${player.id}`,
          legs: [
            { account: await account(player.id), amount: -BigInt(amount) },
            { account: await account(other.id), amount: BigInt(amount) },
          ],
        });
        if (posting.outcome === 'short') return refuse('wallet.short');
        if (posting.outcome !== 'posted') throw new Error(`A sending was ${posting.outcome}.`);
        const depositId = `agent-transfer:${rowId}`;
        await countDeposit(transaction, { ...received, depositId });
        const { transferId, postedAt } = posting;
        const value = { transferId, account: other.account, amount, at: postedAt.toISOString() };
        return { ...done(value), moved: [player.id, other.id] };
      },
    ),
  );
}
