import fc from 'fast-check';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Game, Told } from '#games/game.ts';
import { seededDraw } from './seeded-draw.ts';

/**
 * What every game owes, whatever it plays: told twice is the same, the first steps tell what was seen
 * then, nothing paid is negative, a finished round takes no step, and a view can be sent as it is.
 */
export function holdToManners<Choices, Step, View>(
  game: Game<Choices, Step, View>,
  choices: fc.Arbitrary<Choices>,
  step?: fc.Arbitrary<Step>,
): void {
  const steps = step ? fc.array(step, { maxLength: 12 }) : fc.constant<Step[]>([]);
  fc.assert(
    fc.property(choices, steps, fc.nat(), (chosen, tried, nonce) => {
      const draw = seededDraw('manners', nonce);
      const tell = (made: readonly Step[]) => game.tell(chosen, made, draw);
      expect(v.parse(game.choices, chosen)).toEqual(chosen);
      const made: Step[] = [];
      let standing = holdStanding(tell(made));
      for (const next of tried) {
        const told = tell([...made, next]);
        if (told.refused) continue;
        // Having told on does not change what was seen before.
        expect(tell(made)).toEqual(standing);
        expect(standing.paid).toBeNull();
        expect(told.staked).toBeGreaterThanOrEqual(standing.staked);
        made.push(next);
        standing = holdStanding(told);
      }
      expect(game.tell(chosen, made, seededDraw('manners', nonce))).toEqual(standing);
      if (standing.paid !== null) {
        for (const next of tried) expect(tell([...made, next]).refused).toBe('step');
      }
    }),
    { numRuns: 60 },
  );
}

function holdStanding<View>(told: Told<View>) {
  if (told.refused) throw new Error('refused where it stood before');
  expect(told.staked).toBeGreaterThan(0n);
  if (told.paid !== null) expect(told.paid).toBeGreaterThanOrEqual(0n);
  expect(JSON.parse(JSON.stringify(told.view))).toEqual(told.view);
  expect(told.drawn).toBeGreaterThanOrEqual(0);
  return told;
}
