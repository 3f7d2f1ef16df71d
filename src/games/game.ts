import type * as v from 'valibot';

/**
 * Chance, by position: the first float of a round is `draw(0)`. Always the same for the same seeds and
 * nonce, so a round may be told again from its beginning as often as somebody asks.
 */
export type Draw = (position: number) => number;

/**
 * One in-house game as a pure module: the gateway plays and pays by it, the browser proves rounds with
 * it, tests count through it. What is not in `choices`, `steps` and `draw` has no part in an outcome.
 */
export interface Game<Choices = unknown, Step = unknown, View = unknown> {
  /** As in the catalogue, and for ever: rounds are stored under it. */
  code: string;
  category: GameCategory;
  /** Raised with every change that would tell an old round otherwise; old editions stay readable. */
  edition: number;
  /**
   * Where its chance comes from, if not from the player's own pair of seeds: a chain that the table
   * committed to, or a pool of tickets. Their steps or ticket numbers are written by the gateway, which
   * keeps the table's time and the pool's order of sale.
   */
  drawnFrom?: 'chain' | 'pool';
  /** What is decided before anything is drawn, the stake among it. */
  choices: v.GenericSchema<unknown, Choices>;
  /** What may be decided while the round runs; null where a round is over as soon as it is drawn. */
  step: v.GenericSchema<unknown, Step> | null;
  /** What the choices put at stake, in minor units; null where they contradict each other. */
  stakeOf(choices: Choices): bigint | null;
  /** Which of a player's bets in a table's round it is, where a round takes several; else all are the first. */
  slipOf?(choices: Choices): number;
  /** Tells the round from its beginning. */
  tell(choices: Choices, steps: readonly Step[], draw: Draw): Told<View>;
  /**
   * The step that is made for whoever does not come back; asked again until the round is over. Null
   * where nothing has been decided yet: the stake is given back then.
   */
  leave?(view: View): Step | null;
  /** Every bet with its exact chance and return; where bets lie along a scale, points along it. */
  odds(): readonly Odds[];
}

/** The specification's in-house categories. */
export type GameCategory = 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG';

export type Told<View> =
  /** The last step cannot be made where the round stands; the ones before it can. */
  { refused: 'step' } | Standing<View>;

export interface Standing<View> {
  refused?: never;
  /** All that the player may know at this moment, and no more: it is sent to the phone as it is. */
  view: View;
  /** At stake by now: doubling and splitting add to what the choices put down. */
  staked: bigint;
  /** Null while the round runs. The stake is in it: a lost round pays nothing. */
  paid: bigint | null;
  /** How many floats were looked at, which a proof needs to know. */
  drawn: number;
}

export interface Odds {
  /** Which bet, as `npm run odds` prints it. */
  bet: string;
  /** Of being paid anything, exactly counted, between 0 and 1. */
  chance: number;
  /** Of the stake, on the average, exactly counted: 0.99 pays back 99 %. */
  return: number;
  /** By which way of playing, where it matters, and how it was counted. */
  how: string;
}
