import type { Purse } from '#contract/inhouse.ts';
import type { Transaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { capture, release, reserve } from '#server/ledger/holds.ts';
import { type Leg, type Posting, post } from '#server/ledger/post.ts';
import type { PotShare } from './pots.ts';
import { addCoins } from './store.ts';

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

/** What a round that is over as soon as it is drawn takes and gives, its pots with it. */
interface AtOnce {
  staked: bigint;
  paid: bigint;
  pots: readonly PotShare[];
}

/** Stake and win, one after the other. False where the stake is not there. */
export async function payAtOnce(
  transaction: Transaction,
  purchase: Purchase,
  { staked, paid, pots }: AtOnce,
): Promise<boolean> {
  if (purchase.purse === 'coins') {
    return (
      (await takeCoins(transaction, purchase, staked)) &&
      give(transaction, purchase, paid, { pots })
    );
  }
  const { houseAccount: to, playerId, commodity, roundId } = purchase;
  const from = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
  const posting = await post(transaction, {
    key: `bet:${roundId}`,
    kind: 'bet',
    reference: `round:${roundId}`,
    actor: `player:${playerId}`,
    legs: [
      { account: from, amount: -staked },
      { account: to, amount: staked - sumOf(pots, 'added') },
      ...legsOf(pots, 'added', 1n),
    ],
  });
  if (posting.outcome === 'short') return false;
  assertPosted(posting);
  return give(transaction, purchase, paid, { pots, to: from });
}

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
  if (purchase.purse === 'coins') return void (await give(transaction, purchase, whole));
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
  purchase: Purchase,
  paid: bigint,
  { pots = [], to: known }: { pots?: readonly PotShare[]; to?: string } = {},
): Promise<true> {
  const whole = paid + sumOf(pots, 'award');
  if (whole === 0n) return true;
  const { houseAccount: from, playerId, commodity, roundId, now } = purchase;
  if (purchase.purse === 'coins') {
    await addCoins(transaction, playerId, whole, { full: fullPurse, now });
    return true;
  }
  const to =
    known ?? (await openAccount(transaction, { kind: 'player-main', playerId, commodity }));
  assertPosted(
    await post(transaction, {
      key: `win:${roundId}`,
      kind: 'win',
      reference: `round:${roundId}`,
      actor: 'house',
      legs: [
        ...(paid > 0n ? [{ account: from, amount: -paid }] : []),
        ...legsOf(pots, 'award', -1n),
        { account: to, amount: whole },
      ],
    }),
  );
  return true;
}

function sumOf(pots: readonly PotShare[], part: 'added' | 'award'): bigint {
  return pots.reduce((sum, pot) => sum + pot[part], 0n);
}

function legsOf(pots: readonly PotShare[], part: 'added' | 'award', sign: bigint): Leg[] {
  return pots.flatMap((pot) =>
    pot.account !== null && pot[part] > 0n
      ? [{ account: pot.account, amount: sign * pot[part] }]
      : [],
  );
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
