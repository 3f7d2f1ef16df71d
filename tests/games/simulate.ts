import type { Draw, Game } from '#games/game.ts';
import { seededDraw } from './seeded-draw.ts';

/** Tells the next step by what the player has seen; undefined where the round is over or waits for nobody. */
export type Player<Step, View> = (view: View, float: () => number) => Step;

interface Simulated {
  /** Paid for a unit of stake, on the average. */
  mean: number;
  /** What the true average lies between, 99 times in a hundred. */
  low: number;
  high: number;
}

/** Plays seeded rounds by the game itself, for the exact return to be held against. */
export function simulate<Choices, Step, View>(
  game: Game<Choices, Step, View>,
  rounds: number,
  choose: (round: number) => Choices,
  play?: Player<Step, View>,
): Simulated {
  let total = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const returned = returnOf(game, choose(round), seededDraw(game.code, round), play);
    total += returned;
    squares += returned ** 2;
  }
  const mean = total / rounds;
  const spread = Math.sqrt((squares / rounds - mean ** 2) / rounds);
  return { mean, low: mean - 2.5758 * spread, high: mean + 2.5758 * spread };
}

function returnOf<Choices, Step, View>(
  game: Game<Choices, Step, View>,
  choices: Choices,
  draw: Draw,
  play?: Player<Step, View>,
): number {
  const steps: Step[] = [];
  for (;;) {
    const told = game.tell(choices, steps, draw);
    if (told.refused) throw new Error(`${game.code} refused ${JSON.stringify(steps.at(-1))}`);
    if (told.paid !== null) return Number(told.paid) / Number(told.staked);
    if (!play) throw new Error(`${game.code} waits for a step, and nobody plays`);
    // The player's own chance lies far from the round's floats.
    steps.push(play(told.view, () => draw(1_000_000 + steps.length)));
  }
}
