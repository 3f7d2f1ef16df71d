import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { moveFunds as Call } from '#contract/wallet.ts';
import { done, type Outcome, type Player, refuse, type Visit } from '#server/answer.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { lockBalances } from '#server/ledger/balances.ts';
import { post } from '#server/ledger/post.ts';
import { readSite } from '#server/system/read-site.ts';
import { type Carried, onceByRequest } from './once-by-request.ts';
import { isVendorWalletOpen } from './store.ts';

type Refusal = (typeof Call)['refuses'][number];

/** Between the main wallet and a vendor's. What is in a closed one can be taken out, never added to. */
export async function moveFunds(
  house: House,
  { requestId, ...asked }: RequestOf<typeof Call>,
  player: Player,
  { language }: Pick<Visit, 'language'>,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  const { currency } = await readSite(house, language);
  const intent = { playerId: player.id, requestId, kind: 'move', asked } as const;
  return inTransaction(house.database, (transaction) =>
    onceByRequest(house, transaction, { ...intent, now: house.clock.now() }, (rowId) =>
      move(transaction, { ...asked, currency, playerId: player.id, rowId }),
    ),
  );
}

interface Move extends Omit<RequestOf<typeof Call>, 'requestId'> {
  currency: string;
  playerId: string;
  rowId: string;
}

async function move(
  transaction: Transaction,
  { vendor, direction, amount, currency, playerId, rowId }: Move,
): Promise<Carried<AnswerOf<typeof Call>, Refusal>> {
  const isOpen = await isVendorWalletOpen(transaction, vendor);
  if (!isOpen && (direction === 'in' || !(await hasWallet(transaction, playerId, vendor)))) {
    return refuse('wallet.unknown');
  }
  const commodity = currency;
  const main = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
  const wallet = await openAccount(transaction, {
    kind: 'vendor-wallet',
    playerId,
    subject: vendor,
    commodity,
  });
  const [from, to] = direction === 'in' ? [main, wallet] : [wallet, main];
  const wanted = amount === 'all' ? await allOf(transaction, playerId, from) : BigInt(amount);
  if (wanted === 0n) return refuse('wallet.empty');
  const posting = await post(transaction, {
    key: `vendor-${direction}:${rowId}`,
    kind: `vendor-${direction}`,
    reference: vendor,
    actor: `player:${playerId}`,
    legs: [
      { account: from, amount: -wanted },
      { account: to, amount: wanted },
    ],
  });
  if (posting.outcome === 'short') return refuse('wallet.short');
  if (posting.outcome !== 'posted')
    throw new Error(`A move was ${posting.outcome} before it was made.`);
  const { transferId, postedAt } = posting;
  const value = { transferId, moved: String(wanted), at: postedAt.toISOString() };
  return { ...done(value), moved: [playerId] };
}

/** Whether the player has ever had one there. */
async function hasWallet(transaction: Transaction, playerId: string, vendor: string) {
  const balances = await lockBalances(transaction, playerId);
  return balances.some(({ kind, subject }) => kind === 'vendor-wallet' && subject === vendor);
}

async function allOf(transaction: Transaction, playerId: string, account: string): Promise<bigint> {
  const balances = await lockBalances(transaction, playerId);
  return BigInt(balances.find(({ accountId }) => accountId === account)?.amount ?? 0);
}
