import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { moveFunds as Call } from '#contract/wallet.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { lockBalances } from '#server/ledger/balances.ts';
import { post } from '#server/ledger/post.ts';
import { mayPlay } from '#server/protection/may-play.ts';
import { hasStoppedClass } from '#server/protection/stop-play.ts';
import { readSite } from '#server/system/read-site.ts';
import { beginTransfer } from '#server/vendor-play/transfers/transfer-begin.ts';
import { carryTransfer } from '#server/vendor-play/transfers/transfer-carry.ts';
import { readFeed } from '#server/vendor-play/transfers/transfer-feed.ts';
import {
  closedToMoney,
  keepsOwnWallets,
  wasNeverThere,
} from '#server/vendor-play/transfers/transfer-vendors.ts';
import { type Carried, onceByRequest } from './once-by-request.ts';
import { isVendorWalletOpen } from './store.ts';

type Refusal = (typeof Call)['refuses'][number];

/** Between the main wallet and a vendor's. What is in a closed one can be taken out, never added to. */
export async function moveFunds(
  app: AppContext,
  { requestId, ...asked }: RequestOf<typeof Call>,
  player: Pick<Player, 'id'>,
  { language }: Pick<Visit, 'language'>,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  const { currency } = await readSite(app, language);
  const intent = { playerId: player.id, requestId, kind: 'move', asked } as const;
  const now = app.clock.now();
  const isAway = await keepsOwnWallets(app.database, asked.vendor);
  // What was played there is booked first, or `all` would be what lay there an hour ago.
  if (isAway && asked.direction === 'out') await readFeed(app, asked.vendor);
  const begun = await inTransaction(app.database, (transaction) =>
    onceByRequest(app, transaction, { ...intent, now }, (rowId) =>
      move(transaction, { ...asked, currency, playerId: player.id, rowId, isAway, now }),
    ),
  );
  if (!begun.done || begun.value.state !== 'pending') return begun;
  // The same request again is answered with what has become of it since.
  return done({ ...begun.value, state: await carryTransfer(app, begun.value.transferId) });
}

interface Move extends Omit<RequestOf<typeof Call>, 'requestId'> {
  currency: string;
  playerId: string;
  rowId: string;
  /** The vendor keeps its wallets itself, and has to be asked. */
  isAway: boolean;
  now: Date;
}

async function move(
  transaction: Transaction,
  { vendor, direction, amount, currency, playerId, rowId, isAway, now }: Move,
): Promise<Carried<AnswerOf<typeof Call>, Refusal>> {
  if (direction === 'in') {
    // First of all: the player's limits are locked before anything else, here as everywhere.
    const stopped = await mayPlay(transaction, { playerId, stake: 0n, now, place: { vendor } });
    if (stopped) return refuse(stopped.code, stopped.retryAfterSeconds);
    if (isAway && (await hasStoppedClass(transaction, vendor))) return refuse('play.stopped');
  }
  const isOpen = await isVendorWalletOpen(transaction, vendor);
  if (!isOpen && (direction === 'in' || !(await hasWallet(transaction, playerId, vendor)))) {
    return refuse('wallet.unknown');
  }
  const closed = direction === 'in' ? await closedToMoney(transaction, vendor) : null;
  if (closed) return refuse(closed);
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
  const leftOver = isAway ? await neverTheirs(transaction, { playerId, vendor, wallet }) : 0n;
  if (isAway && direction === 'in' && leftOver > 0n) {
    // It comes home first, or it would be taken for something that the vendor has.
    const home = await postMove(transaction, {
      ...{ key: `vendor-home:${rowId}`, direction: 'out', vendor, playerId },
      ...{ from: wallet, to: main, amount: leftOver },
    });
    if (home.outcome !== 'posted') throw new Error(`A way home was ${home.outcome}.`);
  }
  if (isAway && (direction === 'in' || leftOver === 0n)) {
    const transfer = { playerId, vendor, direction, amount: wanted, currency, now };
    const transferId = await beginTransfer(transaction, transfer);
    if (transferId === undefined) return refuse('wallet.short');
    const moved = String(wanted);
    const value = { transferId, moved, at: now.toISOString(), state: 'pending' } as const;
    return { ...done(value), moved: [playerId] };
  }
  const key = `vendor-${direction}:${rowId}`;
  const way = { key, direction, vendor, playerId, from, to, amount: wanted };
  const posting = await postMove(transaction, way);
  if (posting.outcome === 'short') return refuse('wallet.short');
  if (posting.outcome !== 'posted')
    throw new Error(`A move was ${posting.outcome} before it was made.`);
  const { transferId, postedAt } = posting;
  const moved = String(wanted);
  const value = { transferId, moved, at: postedAt.toISOString(), state: 'done' } as const;
  return { ...done(value), moved: [playerId] };
}

interface MoveAccounts extends Pick<Move, 'direction' | 'vendor' | 'playerId'> {
  key: string;
  from: string;
  to: string;
  amount: bigint;
}

function postMove(
  transaction: Transaction,
  { key, direction, vendor, playerId, from, to, amount }: MoveAccounts,
) {
  return post(transaction, {
    key,
    kind: `vendor-${direction}`,
    reference: vendor,
    actor: `player:${playerId}`,
    legs: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
}

/** What our books alone have put there; zero if this player was ever sent to the vendor. */
async function neverTheirs(
  transaction: Transaction,
  { playerId, vendor, wallet }: { playerId: string; vendor: string; wallet: string },
): Promise<bigint> {
  const lies = await allOf(transaction, playerId, wallet);
  if (lies === 0n || !(await wasNeverThere(transaction, vendor, playerId))) return 0n;
  return lies;
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
