/** What one tap picks of a row whose symbols are numbers. */
export const quickPicks = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type QuickPick = (typeof quickPicks)[number];

/** The upper half of the symbols is big, and the middle one of an odd many with it, as 25 of 49 is by the rules. */
export function quickPick(pick: QuickPick, symbols: readonly string[]): readonly string[] {
  const middle = Math.floor(symbols.length / 2);
  switch (pick) {
    case 'all':
      return symbols;
    case 'big':
      return symbols.slice(middle);
    case 'small':
      return symbols.slice(0, middle);
    case 'odd':
      return symbols.filter((symbol) => Number(symbol) % 2 === 1);
    case 'even':
      return symbols.filter((symbol) => Number(symbol) % 2 === 0);
    case 'clear':
      return [];
  }
}

/** Adds a symbol or takes it away; the row keeps the picker's order, as stored lines need it. */
export function toggled(
  row: readonly string[],
  symbol: string,
  symbols: readonly string[],
): readonly string[] {
  const chosen = new Set(row);
  if (!chosen.delete(symbol)) chosen.add(symbol);
  return symbols.filter((one) => chosen.has(one));
}
