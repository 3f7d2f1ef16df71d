import type { PlayableBonus } from './playable-bonus.ts';

export interface StakeParts {
  own: bigint;
  bonus: bigint;
}

/** A player's own money first, and the bonus for what is missing. Judged when the stake is made, never later. */
export function splitStake(
  stake: bigint,
  own: bigint,
  bonus: Pick<PlayableBonus, 'balance' | 'capStake'> | null,
): StakeParts | 'bonus.stake-above-cap' | 'wallet.short' {
  if (stake <= own) return { own: stake, bonus: 0n };
  if (!bonus || stake > own + bonus.balance) return 'wallet.short';
  if (stake > bonus.capStake) return 'bonus.stake-above-cap';
  return { own, bonus: stake - own };
}

/** Of what a round pays the bonus's part, rounded down: a player never loses a cent to rounding. */
export function bonusPartOf(paid: bigint, { own, bonus }: StakeParts): bigint {
  return bonus === 0n ? 0n : (paid * bonus) / (own + bonus);
}
