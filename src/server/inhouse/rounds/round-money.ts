import type { Purse } from '#contract/inhouse.ts';
import type { Transaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { capture, release, reserve } from '#server/ledger/holds.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { type Posting, post } from '#server/ledger/post.ts';
import {
  endStakes,
  findPlayable,
  noteStake,
  receivePart,
} from '#server/rewards/bonus/play-bonus.ts';
import { bonusPartOf, splitStake } from '#server/rewards/bonus/split-stake.ts';
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
  /** Which game it is, and the bonus whose money is in the round. */
  game: string;
  vendor: string;
  bonusGrant: string | null;
}

/** One of the stakes of a round: what was put down first, or with the step of that number. */
export interface Stake {
  step: number;
  amount: bigint;
}

/** What a purse of coins holds when it is new or filled again. */
export const fullPurse = 10_000_000n;

/** Of a stake that was placed what was bonus money, and out of which bonus. */
export interface Held {
  bonus: bigint;
  grantId: string | null;
}

type Short = 'wallet.short' | 'bonus.stake-above-cap';

/** Puts a stake aside until the round is over. Bonus money pays what the player's own does not cover. */
export async function hold(
  transaction: Transaction,
  purchase: Purchase,
  stake: Stake,
): Promise<Held | Short> {
  const { amount } = stake;
  if (purchase.purse === 'coins') {
    return (await takeCoins(transaction, purchase, amount)) ? ownAlone : 'wallet.short';
  }
  if (await holdOwn(transaction, purchase, stake)) return ownAlone;
  return holdWithBonus(transaction, purchase, stake);
}

const ownAlone: Held = { bonus: 0n, grantId: null };

async function holdOwn(
  transaction: Transaction,
  { playerId, commodity, roundId }: Purchase,
  { step, amount }: Stake,
): Promise<boolean> {
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

/** A round uses one bonus at most: the first stake that needs one names it. */
async function holdWithBonus(
  transaction: Transaction,
  purchase: Purchase,
  { step, amount }: Stake,
): Promise<Held | Short> {
  const { playerId, commodity, roundId, bonusGrant, houseAccount, now } = purchase;
  const found = await findPlayable(transaction, {
    playerId,
    product: 'casino',
    type: 'INHOUSE',
    now,
    game: purchase.game,
    vendor: purchase.vendor,
  });
  const bonus = bonusGrant === null || found?.grantId === bonusGrant ? found : null;
  const parts = splitStake(amount, await mainBalance(transaction, playerId, commodity), bonus);
  if (typeof parts === 'string') return parts;
  if (!bonus || parts.bonus === 0n)
    throw new Error(`A stake of round ${roundId} was short before.`);
  if (parts.own > 0n && !(await holdOwn(transaction, purchase, { step, amount: parts.own }))) {
    return 'wallet.short';
  }
  const posting = await post(transaction, {
    key: `bet:${roundId}:${step}:bonus`,
    kind: 'bet',
    reference: `round:${roundId}`,
    actor: `player:${playerId}`,
    legs: [
      { account: bonus.account, amount: -parts.bonus },
      { account: houseAccount, amount: parts.bonus },
    ],
  });
  assertPosted(posting);
  await noteStake(transaction, {
    source: 'inhouse',
    round: roundId,
    step,
    grant_id: bonus.grantId,
    amount: String(parts.bonus),
  });
  return { bonus: parts.bonus, grantId: bonus.grantId };
}

/**
 * The end of a round that ran: what was put aside is the house's, and the win is paid out of it. Answers what
 * of the win is the player's own.
 */
export async function settle(
  transaction: Transaction,
  purchase: Purchase,
  { stakes, paid }: { stakes: readonly Stake[]; paid: bigint },
): Promise<bigint> {
  if (purchase.purse === 'coins') {
    await giveCoins(transaction, purchase, paid);
    return paid;
  }
  const bonus = await bonusStakes(transaction, purchase);
  for (const { step, amount } of ownOf(stakes, bonus)) {
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
  const whole = sumOf(stakes);
  const staked = sumOf([...bonus].map(([step, amount]) => ({ step, amount })));
  const part = bonusPartOf(paid, { own: whole - staked, bonus: staked });
  return pay(transaction, purchase, { kind: 'win', own: paid - part, part });
}

/** Gives every stake of a round back that was never played. Answers what of it is the player's own. */
export async function giveBack(
  transaction: Transaction,
  purchase: Purchase,
  stakes: readonly Stake[],
): Promise<bigint> {
  if (purchase.purse === 'coins') {
    await giveCoins(transaction, purchase, sumOf(stakes));
    return sumOf(stakes);
  }
  const bonus = await bonusStakes(transaction, purchase);
  const own = ownOf(stakes, bonus);
  for (const { step, amount } of own) {
    const settled = await release(transaction, {
      reference: holdOf(purchase.roundId, step),
      key: `bet-void:${purchase.roundId}:${step}`,
      kind: 'bet-void',
      actor: 'house',
      amount,
    });
    if (settled.outcome !== 'posted') throw new Error(`A stake was ${settled.outcome}.`);
  }
  const part = sumOf(stakes) - sumOf(own);
  return sumOf(own) + (await pay(transaction, purchase, { kind: 'bet-void', own: 0n, part }));
}

/** The bonus's part of each stake, by its step; empty for a round of own money, without asking. */
async function bonusStakes(
  transaction: Transaction,
  { bonusGrant, roundId, now }: Purchase,
): Promise<Map<number, bigint>> {
  if (bonusGrant === null) return new Map();
  return endStakes(transaction, { source: 'inhouse', round: roundId, now });
}

function ownOf(stakes: readonly Stake[], bonus: ReadonlyMap<number, bigint>): Stake[] {
  return stakes
    .map(({ step, amount }) => ({ step, amount: amount - (bonus.get(step) ?? 0n) }))
    .filter(({ amount }) => amount > 0n);
}

function sumOf(stakes: readonly Stake[]): bigint {
  return stakes.reduce((sum, { amount }) => sum + amount, 0n);
}

interface Payment {
  kind: 'win' | 'bet-void';
  own: bigint;
  /** The bonus's: it goes where the bonus stands now. */
  part: bigint;
}

/** Answers what came into the main wallet. */
async function pay(
  transaction: Transaction,
  { houseAccount, playerId, commodity, roundId, bonusGrant }: Purchase,
  { kind, own, part }: Payment,
): Promise<bigint> {
  const received =
    bonusGrant === null || part === 0n
      ? { account: '', intoBonus: 0n, intoMain: 0n }
      : await receivePart(transaction, bonusGrant, part);
  const intoMain = own + received.intoMain;
  if (intoMain + received.intoBonus === 0n) return 0n;
  const main = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
  const posting = await post(transaction, {
    key: kind === 'win' ? `win:${roundId}` : `bet-void:${roundId}:bonus`,
    // A stake of bonus money that becomes the player's own was never own money staked: as a stake given back it
    // would undo the turnover of deposits.
    kind: received.intoMain > 0n ? 'win' : kind,
    reference: `round:${roundId}`,
    actor: 'house',
    legs: [
      { account: houseAccount, amount: -(intoMain + received.intoBonus) },
      { account: main, amount: intoMain },
      { account: received.account, amount: received.intoBonus },
    ].filter(({ amount }) => amount !== 0n),
  });
  assertPosted(posting);
  return intoMain;
}

async function giveCoins(
  transaction: Transaction,
  { playerId, now }: Purchase,
  coins: bigint,
): Promise<void> {
  if (coins > 0n) await addCoins(transaction, playerId, coins, { full: fullPurse, now });
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
