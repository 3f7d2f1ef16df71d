export type BigRoadSide = 'player' | 'banker';

/** A ring of the big road: who won, and how many ties came on top of it. */
export interface Ring {
  column: number;
  row: number;
  side: BigRoadSide;
  ties: number;
}

/**
 * Columns of the same winner, six deep; a longer run turns right along the lowest free row. A tie is
 * no ring of its own: it is struck through the one before it, and those before any winner through the
 * first.
 */
export function bigRoadOf(results: readonly string[], rows = 6): Ring[] {
  const rings: Ring[] = [];
  const taken = new Set<string>();
  let head = -1;
  let early = 0;
  for (const result of results) {
    const last = rings.at(-1);
    if (result === 'tie') {
      if (last) last.ties += 1;
      else early += 1;
      continue;
    }
    const side: BigRoadSide = result === 'banker' ? 'banker' : 'player';
    let place = last?.side === side ? nextInRun(rings, rows, taken) : null;
    if (place === null) {
      do head += 1;
      while (taken.has(`${head}:0`));
      place = { column: head, row: 0 };
    }
    rings.push({ ...place, side, ties: last ? 0 : early });
    taken.add(`${place.column}:${place.row}`);
  }
  return rings;
}

/** Straight down while there is room; once it has turned right, a run stays in its row. */
function nextInRun(rings: readonly Ring[], rows: number, taken: ReadonlySet<string>) {
  const last = rings.at(-1);
  const before = rings.at(-2);
  if (!last) return null;
  const hasTurned = before?.side === last.side && before.row === last.row;
  const isBlocked = last.row + 1 >= rows || taken.has(`${last.column}:${last.row + 1}`);
  return hasTurned || isBlocked
    ? { column: last.column + 1, row: last.row }
    : { column: last.column, row: last.row + 1 };
}
