import type { Family, Result } from './types.ts';

/** Whether this is a draw of the family: what an operator typed or a feed brought is judged by it. */
export function isResult(family: Family, result: Result): boolean {
  const parts = shapeOf(family);
  const all = parts.reduce((before, part) => before + part.count, 0);
  if (result.length !== all) return false;
  let from = 0;
  for (const part of parts) {
    const numbers = result.slice(from, from + part.count);
    if (!numbers.every((number) => isNumber(part, number))) return false;
    from += part.count;
  }
  return 'balls' in (parts[0] ?? {}) ? new Set(result).size === all : true;
}

/** The parts of a result, in the order in which it is written. */
export function shapeOf(family: Family): readonly ResultPart[] {
  return shapes[family];
}

/** So many numbers of one kind: written with `digits` digits, or balls from 1 to `balls`, each once. */
export type ResultPart = { code: string; count: number } & ({ digits: number } | { balls: number });

/** Balls are written with two digits, so that a result sorts and reads alike everywhere. */
export function ballName(number: number): string {
  return String(number).padStart(2, '0');
}

function isNumber(part: ResultPart, number: string): boolean {
  if ('balls' in part) {
    return /^\d\d$/.test(number) && Number(number) >= 1 && Number(number) <= part.balls;
  }
  return /^\d+$/.test(number) && number.length === part.digits;
}

const south: readonly ResultPart[] = [
  { code: 'special', count: 1, digits: 6 },
  { code: 'first', count: 1, digits: 5 },
  { code: 'second', count: 1, digits: 5 },
  { code: 'third', count: 2, digits: 5 },
  { code: 'fourth', count: 7, digits: 5 },
  { code: 'fifth', count: 1, digits: 4 },
  { code: 'sixth', count: 3, digits: 4 },
  { code: 'seventh', count: 1, digits: 3 },
  { code: 'eighth', count: 1, digits: 2 },
];
const topAndBottom: readonly ResultPart[] = [
  { code: 'top', count: 1, digits: 3 },
  { code: 'bottom', count: 1, digits: 2 },
];
const shapes: Record<Family, readonly ResultPart[]> = {
  SSC: [{ code: 'balls', count: 5, digits: 1 }],
  '11X5': [{ code: 'balls', count: 5, balls: 11 }],
  PK10: [{ code: 'ranks', count: 10, balls: 10 }],
  LF: [{ code: 'balls', count: 3, digits: 1 }],
  LHC: [
    { code: 'balls', count: 6, balls: 49 },
    { code: 'special', count: 1, balls: 49 },
  ],
  VN_NORTH: [
    { code: 'special', count: 1, digits: 5 },
    { code: 'first', count: 1, digits: 5 },
    { code: 'second', count: 2, digits: 5 },
    { code: 'third', count: 6, digits: 5 },
    { code: 'fourth', count: 4, digits: 4 },
    { code: 'fifth', count: 6, digits: 4 },
    { code: 'sixth', count: 3, digits: 3 },
    { code: 'seventh', count: 4, digits: 2 },
  ],
  VN_CENTRAL: south,
  VN_SOUTH: south,
  TH: topAndBottom,
  LAO: topAndBottom,
  MY4D: [
    { code: 'first', count: 1, digits: 4 },
    { code: 'second', count: 1, digits: 4 },
    { code: 'third', count: 1, digits: 4 },
    { code: 'special', count: 10, digits: 4 },
    { code: 'consolation', count: 10, digits: 4 },
  ],
};
