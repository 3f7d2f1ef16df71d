import { expect } from 'vitest';
import type { Draw, Game, Standing } from '#games/game.ts';

/**
 * Plays as far as the wanted steps lead, leaves out what is refused, and holds on the way what every
 * game promises. Gives each moment that a player saw.
 */
export function toldStory<Choices, Step, View>(
  game: Game<Choices, Step, View>,
  choices: Choices,
  wanted: readonly Step[],
  draw: Draw,
): Standing<View>[] {
  const taken: Step[] = [];
  const first = standing(game, choices, taken, draw);
  expect(first.staked).toBe(game.stakeOf(choices));
  const moments = [first];
  for (const step of wanted) {
    const told = game.tell(choices, [...taken, step], draw);
    if (told.refused) continue;
    const before = moments.at(-1);
    // A finished round takes no step, and what was put down or looked at stays so.
    expect(before?.paid).toBe(null);
    expect(told.staked).toBeGreaterThanOrEqual(before?.staked ?? 0n);
    expect(told.drawn).toBeGreaterThanOrEqual(before?.drawn ?? 0);
    taken.push(step);
    moments.push(standing(game, choices, taken, draw));
  }
  return moments;
}

function standing<Choices, Step, View>(
  game: Game<Choices, Step, View>,
  choices: Choices,
  steps: readonly Step[],
  draw: Draw,
): Standing<View> {
  let furthest = -1;
  const watched: Draw = (position) => {
    furthest = Math.max(furthest, position);
    return draw(position);
  };
  const told = game.tell(choices, steps, watched);
  if (told.refused) throw new Error('Refused what it had accepted.');
  expect(told.drawn).toBe(furthest + 1);
  // Neither the time of telling nor what chance holds ready for later is in it.
  const otherFuture: Draw = (position) => (position < told.drawn ? draw(position) : 0.5);
  expect(game.tell(choices, [...steps], otherFuture)).toEqual(told);
  // It goes to a phone as it is.
  expect(JSON.parse(JSON.stringify(told.view))).toEqual(told.view);
  if (told.paid !== null) expect(told.paid).toBeGreaterThanOrEqual(0n);
  return told;
}
