import { expect, test } from 'vitest';
import type { ScratchView } from '#games/scratch/scratch.ts';
import { type Face, faceOf } from './faces.ts';

const prizes = [1, 2, 3, 4, 5, 6, 8, 10, 20];

function viewOf(ticket: number, times: number): ScratchView {
  const others = prizes.filter((one) => one !== times);
  const cells = times === 0 ? prizes : [...others.slice(0, 6), times, times, times];
  return { ticket, times, cells, winningCells: times === 0 ? [] : [6, 7, 8] };
}

const rows = ['012', '345', '678', '036', '147', '258', '048', '246'];

/** As somebody reads a ticket who knows nothing of how it was printed. */
function readBy(face: Face): { times: number; won: number[] }[] {
  switch (face.kind) {
    case 'three': {
      const thrice = [...new Set(face.cells)].filter(
        (times) => face.cells.filter((one) => one === times).length === 3,
      );
      return thrice.map((times) => ({
        times,
        won: face.cells.flatMap((one, cell) => (one === times ? [cell] : [])),
      }));
    }
    case 'smile':
      return rows
        .map((row) => [...row].map(Number))
        .filter((row) => row.every((cell) => face.smiles[cell]))
        .map((won) => ({ times: face.prize, won }));
    case 'match':
      return face.own.flatMap(({ number, times }, place) =>
        face.drawn.includes(number) ? [{ times, won: [place] }] : [],
      );
    case 'key':
      return face.chests.flatMap(({ lock, key, times }, place) =>
        key > lock ? [{ times, won: [place] }] : [],
      );
  }
}

test.each(['VB_SCRATCH_1', 'VB_SCRATCH_2', 'VB_SCRATCH_5', 'VB_SCRATCH_10'])(
  'whoever reads a ticket of %s finds what it pays, once, and nothing on one that pays nothing',
  (rules) => {
    for (let ticket = 0; ticket < 1_000; ticket += 1) {
      for (const times of [0, prizes[ticket % prizes.length] ?? 1]) {
        const face = faceOf(rules, viewOf(ticket, times));
        expect(readBy(face)).toEqual(times === 0 ? [] : [{ times, won: [...face.won] }]);
      }
    }
  },
);

test('a ticket looks the same wherever it is shown, and no two in a row look alike', () => {
  for (const rules of ['VB_SCRATCH_2', 'VB_SCRATCH_5', 'VB_SCRATCH_10']) {
    const [once, again, next] = [7, 7, 8].map((ticket) => faceOf(rules, viewOf(ticket, 0)));
    expect(again).toEqual(once);
    expect(next).not.toEqual(once);
  }
});
