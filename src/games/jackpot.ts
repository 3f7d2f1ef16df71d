import type { Draw } from './game.ts';
import { type Ratio, ratio } from './ratio.ts';

/** One pot of one game: what it starts with, by when it must have been hit, and what stakes put in. */
export interface PotRule {
  code: string;
  /** Laid in by the house each time, in minor units. */
  seed: bigint;
  /** It is hit before it grows above this. */
  cap: bigint;
  /** Of each stake, in hundredths of a per cent. */
  contribution: bigint;
}

/** A pot between two hits. Only the commitment of its trigger is public until then. */
export interface Pot {
  /** What lies in it, in ten-thousandths of a minor unit: no part of a stake gets lost by rounding. */
  readonly grains: bigint;
  /** In minor units: the stake that brings the pot to it gets it. */
  readonly trigger: bigint;
}

export type PotAfterStake =
  | { award: null; pot: Pot }
  /** `carried` lies above the trigger and goes into the next pot. */
  | { award: bigint; carried: bigint };

/**
 * A stake's part goes into the pot. Who brings it to its trigger gets exactly the trigger, never more
 * than the cap; what is above waits for the next pot, so that in the long run nothing is kept back.
 */
export function addStake(rule: PotRule, pot: Pot, stake: bigint): PotAfterStake {
  const grains = pot.grains + contributionOf(rule, stake);
  const needed = pot.trigger * grainsInMinor;
  if (grains < needed) return { award: null, pot: { ...pot, grains } };
  return { award: pot.trigger, carried: grains - needed };
}

/**
 * The pot after a hit, or the first one. `draw` belongs to this pot alone, from seeds of its own. What a
 * very large stake carries may hit the new pot too: `addStake` with a stake of nothing tells.
 */
export function openPot(rule: PotRule, draw: Draw, carried = 0n): Pot {
  return { grains: rule.seed * grainsInMinor + carried, trigger: triggerOf(rule, draw) };
}

export const grainsInMinor = 10_000n;

/** In grains, exactly. */
export function contributionOf({ contribution }: PotRule, stake: bigint): bigint {
  return stake * contribution;
}

/** Whole minor units, for the player's eye and for the ledger: what is not whole yet stays in grains. */
export function shownPot({ grains }: Pot): bigint {
  return grains / grainsInMinor;
}

/**
 * Evenly one of the amounts above the seed up to the cap. Two floats make 64 bits, so that however wide
 * a pot is, no amount is noticeably likelier than another.
 */
export function triggerOf({ seed, cap }: PotRule, draw: Draw): bigint {
  const bits = (wordOf(draw(0)) << 32n) | wordOf(draw(1));
  return seed + 1n + ((bits * (cap - seed)) >> 64n);
}

/**
 * The text whose SHA-256 is published when the pot is opened. With the salt it says nothing about the
 * trigger; after the hit both are shown, and anyone may hash it again.
 */
export function potCommitmentText(pot: {
  code: string;
  /** The first pot of its code is number 1. */
  number: number;
  trigger: bigint;
  /** 64 hexadecimal digits. */
  salt: string;
}): string {
  return `${pot.code}:${pot.number}:${pot.trigger}:${pot.salt}`;
}

/**
 * How much of the stakes a pot gives back: what they put in, and the house's seed as often as it is
 * hit. Exact, because what is above a trigger is carried on.
 */
export function potReturn(rule: PotRule): Ratio {
  const { seed, cap, contribution } = rule;
  const grown = cap - seed + 1n;
  // The trigger is on the average half of the way: contribution × (1 + seed ÷ ((cap − seed + 1) ÷ 2)).
  return ratio(contribution * (grown + 2n * seed), grainsInMinor * grown);
}

/** How many hits there are for each minor unit staked. */
export function hitRate({ seed, cap, contribution }: PotRule): Ratio {
  return ratio(2n * contribution, grainsInMinor * (cap - seed + 1n));
}

/** A float of the draw has 32 bits and nothing below them. */
function wordOf(float: number): bigint {
  return BigInt(Math.floor(float * 2 ** 32));
}
