import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawRules } from '#server/lottery/draw-rules.ts';

/**
 * An operator who knows the seed wants the first ball to be a 7. Before the list is sealed they may add one
 * last ticket of their own, and try as many different ones as they like.
 */
const draws = 400;
const triesADraw = 20;
const wanted = '7';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const sold = ['a', 'b', 'c'].map(digest);

function resultOf(draw: number, root: string, beacon: string): string {
  const numero = String(draw);
  const from = { seed: digest(`seed ${draw}`), game: 'SSC_1', numero, listRoot: root, beacon };
  return drawRules.draw('SSC', from)[0] ?? '';
}

/** The root that suits the operator, by what they believe that the beacon will say. */
function sealedBy(draw: number, believed: string): string {
  const roots = Array.from({ length: triesADraw }, (_, at) =>
    drawRules.listRoot([...sold, digest(`own ticket ${draw} ${at}`)]),
  );
  return roots.find((root) => resultOf(draw, root, believed) === wanted) ?? roots[0] ?? '';
}

/** How many draws came out as wanted, where the beacon says `after` once the list is sealed. */
function wonOf(beaconOf: (draw: number) => { before: string; after: string }): number {
  let won = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const { before, after } = beaconOf(draw);
    if (resultOf(draw, sealedBy(draw, before), after) === wanted) won += 1;
  }
  return won;
}

test('an operator who knows the seed steers a draw that has no beacon', () => {
  const constant = digest('no beacon');
  // 1 − 0.9²⁰ is 0.878.
  expect(wonOf(() => ({ before: constant, after: constant })) / draws).toBeGreaterThan(0.8);
});

test('an operator who knows the seed wins no more than chance once a beacon comes after the list', () => {
  const beacon = (draw: number) => ({
    before: digest(`guessed ${draw}`),
    after: digest(`signed ${draw}`),
  });
  // A tenth of 400 is 40, with a standard deviation of 6: this lets by all but one of 3,000 honest beacons.
  expect(Math.abs(wonOf(beacon) - draws / 10)).toBeLessThan(21);
});
