import { kenoNumbers, kenoPicks } from '#games/keno.ts';

/** Takes a number in or out; an eleventh is not taken. */
export function togglePick(picks: readonly number[], number: number): readonly number[] {
  if (picks.includes(number)) return picks.filter((one) => one !== number);
  return picks.length < kenoPicks ? [...picks, number] : picks;
}

/** Fills what is missing up with numbers that chance picks, each as likely as the next. */
export function fillPicks(
  picks: readonly number[],
  below: (count: number) => number = evenlyBelow,
): readonly number[] {
  const filled = [...picks];
  const left = Array.from({ length: kenoNumbers }, (_, place) => place + 1).filter(
    (number) => !picks.includes(number),
  );
  while (filled.length < kenoPicks) filled.push(...left.splice(below(left.length), 1));
  return filled;
}

/** A byte is drawn again where taking its remainder would favour the small numbers. */
function evenlyBelow(count: number): number {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? 0) >= 256 - (256 % count));
  return (byte[0] ?? 0) % count;
}
