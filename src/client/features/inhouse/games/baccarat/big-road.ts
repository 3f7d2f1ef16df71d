import type { BaccaratView } from '#games/baccarat/baccarat.ts';

type Winner = BaccaratView['winner'];

export interface RoadMark {
  column: number;
  row: number;
  winner: Exclude<Winner, 'tie'>;
  /** Ties that followed it. */
  ties: number;
}

export const roadRows = 6;

/**
 * The big road: a streak goes down its column and, where it finds the floor or another streak, to the
 * right. Ties are noted on what stood before them. The oldest coup is the first.
 */
export function bigRoad(winners: readonly Winner[]): RoadMark[] {
  const marks: RoadMark[] = [];
  const isTaken = (column: number, row: number) =>
    marks.some((mark) => mark.column === column && mark.row === row);
  let head = -1;
  for (const winner of winners) {
    const last = marks.at(-1);
    if (winner === 'tie') {
      if (last) last.ties += 1;
      continue;
    }
    if (last?.winner === winner) {
      const canFall = last.row + 1 < roadRows && !isTaken(last.column, last.row + 1);
      const place = canFall
        ? { column: last.column, row: last.row + 1 }
        : { column: last.column + 1, row: last.row };
      marks.push({ ...place, winner, ties: 0 });
      continue;
    }
    head += 1;
    while (isTaken(head, 0)) head += 1;
    marks.push({ column: head, row: 0, winner, ties: 0 });
  }
  return marks;
}
