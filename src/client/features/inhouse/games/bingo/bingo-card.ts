import { bingoLines, freeCell } from '#games/bingo/card.ts';
import { timesAt } from '#games/bingo/prizes.ts';
import { shown, sum } from '#games/ratio.ts';

export interface MarkedCard {
  marked: readonly boolean[];
  /** Cells of a complete line. */
  inLine: readonly boolean[];
  lineAt: number | null;
  houseAt: number | null;
  /** What the card has won by now. */
  multiplier: string;
  /** How many numbers its nearest line still wants; 0 once there is one. */
  missing: number;
}

/** A card after these calls, by the same rules that pay it in the end. */
export function markCard(numbers: readonly number[], calls: readonly number[]): MarkedCard {
  const calledAt = numbers.map((number, cell) =>
    cell === freeCell ? 0 : calls.indexOf(number) + 1 || Number.POSITIVE_INFINITY,
  );
  const ends = bingoLines.map((line) => Math.max(...line.map((cell) => calledAt[cell] ?? 0)));
  const complete = bingoLines.filter((_, line) => Number.isFinite(ends[line]));
  const lineAt = callOr(Math.min(...ends));
  const houseAt = callOr(Math.max(...calledAt));
  const wanted = bingoLines.map(
    (line) => line.filter((cell) => !Number.isFinite(calledAt[cell])).length,
  );
  return {
    marked: calledAt.map(Number.isFinite),
    inLine: numbers.map((_, cell) => complete.some((line) => line.includes(cell))),
    lineAt,
    houseAt,
    multiplier: shown(sum([timesAt('line', lineAt), timesAt('house', houseAt)])),
    missing: Math.min(...wanted),
  };
}

/** Under which letter a ball lies. */
export function letterOf(ball: number): string {
  return 'BINGO'[Math.floor((ball - 1) / 15)] ?? '';
}

function callOr(call: number): number | null {
  return Number.isFinite(call) ? call : null;
}
