import type { Purse } from '#contract/inhouse.ts';
import type { Transaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { capture, release, reserve } from '#server/ledger/holds.ts';
import { type Posting, post } from '#server/ledger/post.ts';
import { addCoins } from '../store.ts';

/** What a round's money needs to know of it. */
export interface Purchase {
  roundId: string;
  playerId: string;
  purse: Purse;
  commodity: string;
  /** The house's account for play, asked for before the transaction. */
  houseAccount: string;
  now: Date;
}

/** One of the stakes of a round: what was put down first, or with the step of that number. */
export interface Stake {
  step: number;
  amount: bigint;
}

/** What a purse of coins holds when it is new or filled again. */
export const fullPurse = 10_000_000n;

/** Puts a stake aside until the round is over. False where it is not there. */
export async function hold(
  transaction: Transaction,
  purchase: Purchase,
  { step, amount }: Stake,
): Promise<boolean> {
  if (purchase.purse === 'coins') return takeCoins(transaction, purchase, amount);
  const { playerId, commodity, roundId } = purchase;
  const posting = await reserve(transaction, {
    playerId,
    commodity,
    amount,
    reference: holdOf(roundId, step),
    actor: `player:${playerId}`,
  });
  if (posting.outcome === 'short') return false;
  assertPosted(posting);
  return true;
}

/** The end of a round that ran: what was put aside is the house's, and the win is paid out of it. */
export async function settle(
  transaction: Transaction,
  purchase: Purchase,
  { stakes, paid }: { stakes: readonly Stake[]; paid: bigint },
): Promise<void> {
  if (purchase.purse === 'money') {
    for (const { step, amount } of stakes) {
      const settled = await capture(transaction, {
        reference: holdOf(purchase.roundId, step),
        key: `bet:${purchase.roundId}:${step}`,
        kind: 'bet',
        actor: `player:${purchase.playerId}`,
        amount,
        to: purchase.houseAccount,
      });
      if (settled.outcome !== 'posted') throw new Error(`A stake was ${settled.outcome}.`);
    }
  }
  await give(transaction, purchase, paid);
}

/** Gives every stake of a round back that was never played. */
export async function giveBack(
  transaction: Transaction,
  purchase: Purchase,
  stakes: readonly Stake[],
): Promise<void> {
  const whole = stakes.reduce((sum, { amount }) => sum + amount, 0n);
  if (purchase.purse === 'coins') return give(transaction, purchase, whole);
  for (const { step, amount } of stakes) {
    const settled = await release(transaction, {
      reference: holdOf(purchase.roundId, step),
      key: `bet-void:${purchase.roundId}:${step}`,
      kind: 'bet-void',
      actor: 'house',
      amount,
    });
    if (settled.outcome !== 'posted') throw new Error(`A stake was ${settled.outcome}.`);
  }
}

async function give(
  transaction: Transaction,
  { houseAccount, playerId, purse, commodity, roundId, now }: Purchase,
  amount: bigint,
): Promise<void> {
  if (amount === 0n) return;
  if (purse === 'coins') {
    await addCoins(transaction, playerId, amount, { full: fullPurse, now });
    return;
  }
  const to = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
  const posting = await post(transaction, {
    key: `win:${roundId}`,
    kind: 'win',
    reference: `round:${roundId}`,
    actor: 'house',
    legs: [
      { account: houseAccount, amount: -amount },
      { account: to, amount },
    ],
  });
  assertPosted(posting);
}

function takeCoins(
  transaction: Transaction,
  { playerId, now }: Purchase,
  coins: bigint,
): Promise<boolean> {
  return addCoins(transaction, playerId, -coins, { full: fullPurse, now });
}

/** Keys bear the round's number, and a round is written once: anything else is a fault of ours. */
function assertPosted({ outcome }: Posting): void {
  if (outcome !== 'posted') throw new Error(`A round's posting was ${outcome}.`);
}

const holdOf = (roundId: string, step: number) => `round:${roundId}:${step}`;
