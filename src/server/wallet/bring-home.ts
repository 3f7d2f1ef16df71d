import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { bringHome as Call } from '#contract/wallet.ts';
import { done, type Outcome, type Player, type Visit } from '#server/answer.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { lockBalances } from '#server/ledger/balances.ts';
import { post } from '#server/ledger/post.ts';
import { readSite } from '#server/system/read-site.ts';
import { onceByRequest } from './once-by-request.ts';

type Value = AnswerOf<typeof Call>;

/** Empties every vendor wallet into the main one, each by a transfer of its own, and says what came. */
export async function bringHome(
  house: House,
  { requestId }: RequestOf<typeof Call>,
  player: Player,
  { language }: Pick<Visit, 'language'>,
): Promise<Outcome<Value, (typeof Call)['refuses'][number]>> {
  const { currency } = await readSite(house, language);
  const now = house.clock.now();
  const intent = { playerId: player.id, requestId, kind: 'home', asked: {}, now } as const;
  return inTransaction(house.database, (transaction) =>
    onceByRequest(house, transaction, intent, async (rowId) => {
      const brought = await emptyAll(transaction, { playerId: player.id, currency, rowId });
      const total = brought.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      const value = { brought, total: String(total), at: now.toISOString() };
      return { ...done(value), moved: brought.length > 0 ? [player.id] : [] };
    }),
  );
}

async function emptyAll(
  transaction: Transaction,
  { playerId, currency, rowId }: { playerId: string; currency: string; rowId: string },
): Promise<Value['brought']> {
  const main = await openAccount(transaction, {
    kind: 'player-main',
    playerId,
    commodity: currency,
  });
  const brought: Value['brought'] = [];
  for (const wallet of await lockBalances(transaction, playerId)) {
    const { kind, commodity, subject: vendor, amount } = wallet;
    if (kind !== 'vendor-wallet' || commodity !== currency || amount === '0') continue;
    const posting = await post(transaction, {
      key: `vendor-out:${rowId}:${vendor}`,
      kind: 'vendor-out',
      reference: vendor,
      actor: `player:${playerId}`,
      legs: [
        { account: wallet.accountId, amount: -BigInt(amount) },
        { account: main, amount: BigInt(amount) },
      ],
    });
    // The amounts are held fast, so nothing can be short.
    if (posting.outcome !== 'posted') throw new Error(`A way home was ${posting.outcome}.`);
    brought.push({ vendor, amount });
  }
  return brought;
}
