import { pointMillionths } from '#contract/points.ts';

const whole = BigInt(pointMillionths);

interface Earning {
  /** What counts of a stake, in minor units; below zero where a round was undone. */
  valid: bigint;
  stakePerPoint: bigint;
  /** The category's rate and the player's factor, both in millionths. */
  rate: bigint;
  factor: bigint;
}

/**
 * Millionths of a point. What is finer is dropped towards zero, so that undoing a round takes back
 * exactly what it brought.
 */
export function millionthsOf({ valid, stakePerPoint, rate, factor }: Earning): bigint {
  return (valid * rate * factor) / (stakePerPoint * whole);
}

export interface Accrued {
  millionths: bigint;
  /** Whole points that are credited, or below zero taken back. */
  points: bigint;
}

/**
 * Adds what was earned or undone. An undo takes the waiting fraction first, then points as far as there
 * are any; the rest stays as a debt that later earnings pay off. A balance is never below zero.
 */
export function accrue(before: bigint, change: bigint, balance: bigint): Accrued {
  const sum = before + change;
  if (sum >= 0n) return { millionths: sum % whole, points: sum / whole };
  // A debt of before is not taken from points that came another way; only this change may take some.
  if (change >= 0n) return { millionths: sum, points: 0n };
  const owed = (-sum + whole - 1n) / whole;
  const taken = owed < balance ? owed : balance;
  return { millionths: sum + taken * whole, points: -taken };
}
