import { ballName } from '../results.ts';

/** The names of all balls from 1 on, as results write them. */
export function ballNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => ballName(index + 1));
}

export const digits: readonly string[] = [...'0123456789'];

/** Numbers of two digits, 00 to 99. */
export const pairsOfDigits: readonly string[] = Array.from({ length: 100 }, (_, number) =>
  String(number).padStart(2, '0'),
);
