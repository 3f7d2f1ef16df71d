import type { ScratchView } from '#games/scratch/scratch.ts';

/** Three equal amounts among nine. */
interface ThreeFace {
  kind: 'three';
  cells: readonly number[];
  won: readonly number[];
}

/** Nine faces, three that smile in a row, and one prize for it. */
interface SmileFace {
  kind: 'smile';
  smiles: readonly boolean[];
  prize: number;
  won: readonly number[];
}

/** Two numbers of the piñata's, six of one's own; one of its among one's own wins what stands by it. */
interface MatchFace {
  kind: 'match';
  drawn: readonly number[];
  own: readonly { number: number; times: number }[];
  won: readonly number[];
}

/** Four chests with a lock and a key: a key that is higher than its lock opens it. */
interface KeyFace {
  kind: 'key';
  chests: readonly { lock: number; key: number; times: number }[];
  won: readonly number[];
}

export type Face = ThreeFace | SmileFace | MatchFace | KeyFace;
export type FaceKind = Face['kind'];

const kinds: Readonly<Record<string, FaceKind>> = {
  VB_SCRATCH_2: 'match',
  VB_SCRATCH_5: 'smile',
  VB_SCRATCH_10: 'key',
};

export function faceKindOf(rules: string): FaceKind {
  return kinds[rules] ?? 'three';
}

/**
 * How a ticket is printed. What it bears was settled with the pool; the print only says it, in the way of
 * its kind, and is the same wherever the ticket is shown. Nothing is printed to be nearly won.
 */
export function faceOf(rules: string, view: ScratchView): Face {
  const draw = chanceFrom(view.ticket);
  const others = view.cells.filter((times) => times !== view.times);
  switch (faceKindOf(rules)) {
    case 'three':
      return { kind: 'three', cells: view.cells, won: view.winningCells };
    case 'smile':
      return smileFace(view, draw);
    case 'match':
      return matchFace(view, others, draw);
    case 'key':
      return keyFace(view, others, draw);
  }
}

type Draw = (below: number) => number;

const rows = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

function smileFace(view: ScratchView, draw: Draw): SmileFace {
  const won: readonly number[] = view.times === 0 ? [] : (rows[draw(rows.length)] ?? rows[0]);
  const smiles = Array.from({ length: 9 }, (_, cell) => won.includes(cell));
  const isWhole = (row: readonly number[]) => row.every((cell) => smiles[cell]);
  for (const cell of shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8], draw)) {
    if (smiles[cell] || draw(2) === 0) continue;
    smiles[cell] = true;
    // No other row than the one that wins may be whole.
    const whole = rows.filter(isWhole).length;
    if (whole > (view.times === 0 ? 0 : 1)) smiles[cell] = false;
  }
  return { kind: 'smile', smiles, won, prize: view.times || (view.cells[0] ?? 0) };
}

const highest = 30;

function matchFace(view: ScratchView, others: readonly number[], draw: Draw): MatchFace {
  const numbers = shuffled(
    Array.from({ length: highest }, (_, place) => place + 1),
    draw,
  );
  const drawn = numbers.slice(0, 2);
  const own = numbers.slice(2, 8).map((number, place) => ({ number, times: others[place] ?? 0 }));
  if (view.times === 0) return { kind: 'match', drawn, own, won: [] };
  const at = draw(own.length);
  own[at] = { number: drawn[draw(2)] ?? 0, times: view.times };
  return { kind: 'match', drawn, own, won: [at] };
}

function keyFace(view: ScratchView, others: readonly number[], draw: Draw): KeyFace {
  const at = view.times === 0 ? -1 : draw(4);
  const chests = Array.from({ length: 4 }, (_, place) => {
    const high = 2 + draw(11);
    const low = 1 + draw(high - 1);
    return place === at
      ? { lock: low, key: high, times: view.times }
      : { lock: high, key: low, times: others[place] ?? 0 };
  });
  return { kind: 'key', chests, won: at < 0 ? [] : [at] };
}

function shuffled(list: readonly number[], draw: Draw): number[] {
  const left = [...list];
  return list.map(() => left.splice(draw(left.length), 1)[0] ?? 0);
}

/** The same for the same ticket on every device: it decides how a ticket looks and nothing else. */
function chanceFrom(ticket: number): Draw {
  let state = (ticket + 1) * 0x9e37_79b9;
  return (below) => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
