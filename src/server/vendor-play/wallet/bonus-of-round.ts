import { bonusPartOf, type StakeParts } from '#server/rewards/bonus/split-stake.ts';
import type { CallbackFacts, RoundFacts } from './callback-facts.ts';

/** The bonus that this callback may use: a round uses one at most, the first that it needed. */
export function usableBonus({ bonus, round }: CallbackFacts): CallbackFacts['bonus'] {
  const pinned = round?.bonusGrant ?? null;
  return pinned === null || bonus?.grantId === pinned ? bonus : null;
}

/** What a player can stake in this game: their own money, and the bonus that may be played there. */
export function stakeable(facts: CallbackFacts): bigint {
  return facts.balance + (usableBonus(facts)?.balance ?? 0n);
}

/** Of what a round pays, the part of the bonus whose money is in it. */
export function bonusShare(
  paid: bigint,
  { staked, bonusStaked }: Pick<RoundFacts, 'staked' | 'bonusStaked'>,
): bigint {
  return bonusPartOf(paid, { own: staked - bonusStaked, bonus: bonusStaked });
}

/** Nothing where own money is enough and the round has none of a bonus. */
export function bonusStake(
  facts: CallbackFacts,
  { stake, win, parts }: { stake: bigint; win: bigint; parts: StakeParts },
) {
  const { round } = facts;
  const bonus = usableBonus(facts);
  const grant = round?.bonusGrant ?? (parts.bonus > 0n ? bonus?.grantId : undefined);
  if (!grant) return {};
  const bonusStaked = (round?.bonusStaked ?? 0n) + parts.bonus;
  const whole = { staked: (round?.staked ?? 0n) + stake, bonusStaked };
  return {
    bonus_grant: grant,
    ...(bonus ? { bonus_account: bonus.account } : {}),
    bonus_staked: String(parts.bonus),
    round_bonus: String(parts.bonus),
    bonus_paid: String(bonusShare(win, whole)),
  };
}

/** The bonus's part of a payment, where its money is in the round. */
export function bonusPayment(round: CallbackFacts['round'], part: bigint) {
  return round?.bonusGrant ? { bonus_grant: round.bonusGrant, bonus_paid: String(part) } : {};
}
