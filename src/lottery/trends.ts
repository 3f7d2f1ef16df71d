/**
 * What came in past draws. None of it says anything about the next one, and whoever shows it says so too.
 * Values are the newest first, as lists of results are: one symbol for each draw, or several.
 */
export function countSymbols(
  symbols: readonly string[],
  draws: readonly (readonly string[])[],
): SymbolTrend[] {
  return symbols.map((symbol) => {
    const gaps = gapsOf(draws.map((drawn) => drawn.includes(symbol)));
    return {
      symbol,
      times: draws.reduce(
        (before, drawn) => before + drawn.filter((one) => one === symbol).length,
        0,
      ),
      omitted: gaps[0] ?? 0,
      longestOmitted: Math.max(...gaps),
    };
  });
}

export interface SymbolTrend {
  symbol: string;
  /** How often it came in these draws. */
  times: number;
  /** For how many draws it has not come, up to the newest. */
  omitted: number;
  longestOmitted: number;
}

/** A road: equal values that follow each other stand in one column; oldest first. */
export function roadOf(values: readonly string[]): string[][] {
  const columns: string[][] = [];
  for (const value of values.toReversed()) {
    const last = columns.at(-1);
    if (last?.[0] === value) last.push(value);
    else columns.push([value]);
  }
  return columns;
}

/** The lengths of the stretches without it, the newest first. */
function gapsOf(came: readonly boolean[]): number[] {
  const gaps = [0];
  for (const here of came) {
    if (here) gaps.push(0);
    else gaps[gaps.length - 1] = (gaps.at(-1) ?? 0) + 1;
  }
  return gaps;
}
