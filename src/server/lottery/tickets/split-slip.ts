import { type StakeParts, splitStake } from '#server/rewards/bonus/split-stake.ts';
import type { PlannedTicket } from './plan-slip.ts';
import type { SaleFacts } from './sale-facts.ts';

/** What each ticket of a slip is paid with, one after the other: own money first, the bonus for what is missing. */
export function splitSlip(
  tickets: readonly Pick<PlannedTicket, 'stake'>[],
  own: bigint,
  bonus: SaleFacts['bonus'],
): StakeParts[] | 'bonus.stake-above-cap' | 'wallet.short' {
  const cost = tickets.reduce((sum, { stake }) => sum + stake, 0n);
  if (cost > own + (bonus?.balance ?? 0n)) return 'wallet.short';
  const parts: StakeParts[] = [];
  const left = { own, bonus: bonus?.balance ?? 0n };
  for (const { stake } of tickets) {
    const part = splitStake(stake, left.own, bonus && { ...bonus, balance: left.bonus });
    if (typeof part === 'string') return part;
    left.own -= part.own;
    left.bonus -= part.bonus;
    parts.push(part);
  }
  return parts;
}
