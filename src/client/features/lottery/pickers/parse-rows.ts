import type { LineFault } from '#lottery/parse-numbers.ts';
import type { Choice, Picker, Play } from '#lottery/types.ts';

export type RowsPicker = Extract<Picker, { kind: 'positions' | 'sets' }>;

interface ParsedRows {
  /** One bet for each line that was read. */
  choices: readonly Choice[];
  /** How many stood there more than once and were left out. */
  repeated: number;
  faults: readonly LineFault[];
}

/**
 * Bets pasted as text, for a play of rows: a line is a bet, its rows are parted by a bar. Each line is judged by
 * itself, so that one slip of the finger does not cost the rest.
 */
export function parseRows(play: Play, picker: RowsPicker, text: string): ParsedRows {
  const choices = new Map<string, Choice>();
  const faults: LineFault[] = [];
  let repeated = 0;
  for (const [index, written] of text
    .normalize('NFKC')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (written.trim() === '') continue;
    const choice = written.split(/[|/]/).map((row) => readRow(picker.symbols, row));
    if (choice.some((row) => row === null) || play.review(choice as Choice) !== null) {
      faults.push({ line: index + 1, written: written.trim() });
      continue;
    }
    const sorted = (choice as Choice).map((row) => [...row].sort());
    const key = JSON.stringify(sorted);
    if (choices.has(key)) repeated += 1;
    else choices.set(key, sorted);
  }
  return { choices: [...choices.values()], repeated, faults };
}

/** Digits may stand together; balls are parted, and may lack their leading zero. */
function readRow(symbols: readonly string[], text: string): string[] | null {
  const size = symbols[0]?.length ?? 1;
  const parts = text.split(/[\s,;，；、-]+/).filter((part) => part !== '');
  const read = size === 1 ? parts.flatMap((part) => [...part]) : parts;
  const row = read.map((part) => part.padStart(size, '0'));
  return row.every((symbol) => symbols.includes(symbol)) ? row : null;
}
