/**
 * How far the frequencies of what was drawn are from even, in standard deviations of chi-square:
 * above six, a fair draw would get there once in a hundred million times.
 */
export function evenness(drawn: readonly string[], choices: readonly string[]): number {
  const expected = drawn.length / choices.length;
  const counts = new Map(choices.map((choice) => [choice, 0]));
  for (const one of drawn) {
    const before = counts.get(one);
    if (before === undefined) return Number.POSITIVE_INFINITY;
    counts.set(one, before + 1);
  }
  const chiSquare = [...counts.values()].reduce(
    (sum, count) => sum + (count - expected) ** 2 / expected,
    0,
  );
  const freedom = choices.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}
