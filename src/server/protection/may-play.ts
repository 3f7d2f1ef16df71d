import { type LimitKind, type LimitPeriod, limitPeriods } from '#contract/protection-rules.ts';
import { type Refused, refuse } from '#server/answer.ts';
import type { Transaction } from '#server/db/open.ts';
import { firstExceeded, type Limit, limitInForce, type Used } from './limit-rules.ts';
import { stopReason } from './stop-reasons.ts';
import { lockProtection, selectDatabaseTime, selectLimits, selectMerchant } from './store.ts';
import { selectLastMinute, selectMinutes, selectPlayed } from './use-store.ts';
import { windowsAt } from './windows.ts';

/** In the order in which they are looked for; every call that stakes lists them. */
export const playRefusals = [
  'break.active',
  'reality.pending',
  'limit.session',
  'limit.wager',
  'limit.loss',
] as const;

export interface PlayRefusal extends Refused<(typeof playRefusals)[number]> {
  period?: LimitPeriod;
  left?: bigint;
}

interface Wish {
  playerId: string;
  /** Minor units; nothing asks whether a game may be opened at all. */
  stake: bigint;
  /** The house's clock; without it the database's counts. */
  now?: Date;
}

/** Says yes by null, and keeps the player's row locked until the transaction ends. */
export async function mayPlay(
  transaction: Transaction,
  { playerId, stake, now: given }: Wish,
): Promise<PlayRefusal | null> {
  const row = await lockProtection(transaction, playerId);
  const now = given ?? (await selectDatabaseTime(transaction));
  const reason = await stopReason(transaction, playerId, row, now);
  if (reason) return reason;
  const own = await selectLimits(transaction, playerId, ['session', 'wager', 'loss']);
  // Most players have none of these, and a round should cost them nothing more.
  if (own.length === 0) return null;
  const { timeZone } = await selectMerchant(transaction);
  const windows = windowsAt(now, timeZone);
  if (own.some(({ kind }) => kind === 'session')) {
    const minutes = await selectMinutes(transaction, playerId, windows);
    const current = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
    // The minute that has begun may be played to its end: it counted when it began.
    const isCounted = (await selectLastMinute(transaction, playerId, current)) !== null;
    const over = exceededBy(own, 'session', minutes, isCounted ? 0n : 1n);
    if (over) return { ...refuse('limit.session'), ...over };
  }
  const { wagered, lost } = await selectPlayed(transaction, playerId, windows);
  const tooMuch = exceededBy(own, 'wager', wagered, stake);
  if (tooMuch) return { ...refuse('limit.wager'), ...tooMuch };
  // The stake may be lost wholly, and then the loss must not lie above the limit.
  const atRisk = exceededBy(own, 'loss', lost, stake);
  return atRisk && { ...refuse('limit.loss'), ...atRisk };
}

function exceededBy(own: readonly Limit[], kind: LimitKind, used: Used, amount: bigint) {
  const inForce = Object.fromEntries(
    limitPeriods.map((period) => [period, limitInForce(own, kind, period, null)]),
  ) as Record<LimitPeriod, bigint | null>;
  return firstExceeded(inForce, used, amount);
}
