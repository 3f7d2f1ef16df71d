import { type LimitPeriod, limitPeriods } from '#contract/protection-rules.ts';
import type { Transaction } from '#server/db/open.ts';
import { firstExceeded, limitInForce, maximumOf } from './limit-rules.ts';
import { defaultPack } from './packs/packs.ts';
import { selectLimits, selectMerchant } from './store.ts';
import { selectDeposited } from './use-store.ts';
import { windowsAt } from './windows.ts';

interface NewDeposit {
  playerId: string;
  amount: bigint;
  now: Date;
}

/** The limit that so much more paid in would go over; null where there is room for it. */
export async function exceededDeposit(
  transaction: Transaction,
  { playerId, amount, now }: NewDeposit,
): Promise<{ period: LimitPeriod; left: bigint } | null> {
  const { timeZone, currency } = await selectMerchant(transaction);
  const own = await selectLimits(transaction, playerId, ['deposit']);
  const inForce = Object.fromEntries(
    limitPeriods.map((period) => {
      const maximum = maximumOf(defaultPack, 'deposit', period, currency);
      return [period, limitInForce(own, 'deposit', period, maximum)];
    }),
  ) as Record<LimitPeriod, bigint | null>;
  const used = await selectDeposited(transaction, playerId, windowsAt(now, timeZone));
  return firstExceeded(inForce, used, amount);
}
