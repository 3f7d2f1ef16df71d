import type { Choice, ChoiceFault, Picker } from '../types.ts';

/** What every play asks of a choice, before it counts notes. */
export function reviewChoice(
  picker: Picker,
  choice: Choice,
  count: (choice: Choice) => number,
): ChoiceFault | null {
  if (choice.length !== rowsOf(picker)) return 'rows';
  for (const [index, row] of choice.entries()) {
    if (!row.every((symbol) => isSymbol(picker, index, symbol))) return 'symbol';
    if (new Set(row).size !== row.length) return 'repeated';
    if (row.length < leastOf(picker, index)) return 'too-few';
  }
  // Two positions with the same ball in both make no note either.
  const notes = count(choice);
  if (notes === 0) return 'too-few';
  return notes > mostNotes ? 'too-many' : null;
}

/** As many as there are five-digit numbers. */
export const mostNotes = 100_000;

function rowsOf(picker: Picker): number {
  return picker.kind === 'text' ? 1 : picker.rows.length;
}

function leastOf(picker: Picker, row: number): number {
  if (picker.kind === 'sets') return picker.rows[row]?.take ?? 1;
  return picker.kind === 'text' || (picker.kind === 'positions' && picker.needsAll) ? 1 : 0;
}

function isSymbol(picker: Picker, row: number, symbol: string): boolean {
  if (picker.kind === 'marks') return picker.rows[row]?.marks.includes(symbol) ?? false;
  if (picker.kind !== 'text') return picker.symbols.includes(symbol);
  const parts = partsOf(symbol, picker.length);
  return parts.every((part) => picker.symbols.includes(part)) && parts.join('') === symbol;
}

/** A number as typed, cut into its symbols; all symbols of a picker are equally long. */
export function partsOf(text: string, count: number): string[] {
  const size = Math.max(1, Math.ceil(text.length / count));
  return Array.from({ length: count }, (_, index) => text.slice(index * size, (index + 1) * size));
}

/** Every way to take `count` of a list, in the list's order. */
export function* subsets<T>(list: readonly T[], count: number): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [index, first] of list.entries()) {
    for (const rest of subsets(list.slice(index + 1), count - 1)) yield [first, ...rest];
  }
}

/** Every way to take one of each row. */
export function* tuples(rows: readonly (readonly string[])[]): Generator<string[]> {
  const [first, ...rest] = rows;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const symbol of first) for (const tail of tuples(rest)) yield [symbol, ...tail];
}
