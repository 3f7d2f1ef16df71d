import type { Choice, Picker, Play } from './types.ts';

/**
 * Numbers pasted as text, for a play whose picker takes them. Each line is judged by itself, so that one
 * slip of the finger does not cost the rest; what stands twice is taken once.
 */
export function parseNumbers(play: Play, text: string): ParsedNumbers {
  const { picker } = play;
  if (picker.kind !== 'text') throw new Error(`${play.code} takes no typed numbers`);
  const taken = new Map<string, string>();
  const faults: LineFault[] = [];
  let repeated = 0;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    for (const written of entriesOf(picker, line)) {
      const number = readNumber(picker, written);
      if (number === null || play.review([[number]]) !== null) {
        faults.push({ line: index + 1, written });
        continue;
      }
      const key = play.isAnyOrder ? [...number].sort().join('') : number;
      if (taken.has(key)) repeated += 1;
      else taken.set(key, number);
    }
  }
  return { choice: [[...taken.values()]], repeated, faults };
}

export interface ParsedNumbers {
  choice: Choice;
  /** How many stood there more than once and were left out. */
  repeated: number;
  faults: readonly LineFault[];
}

export interface LineFault {
  /** From 1, as people count lines. */
  line: number;
  /** What cannot be read as a number of this play. */
  written: string;
}

type TextPicker = Extract<Picker, { kind: 'text' }>;

/** Digits are told apart by gaps; balls have gaps inside a number, so commas part their numbers. */
function entriesOf({ symbols }: TextPicker, line: string): string[] {
  const isDigits = symbols.every((symbol) => symbol.length === 1);
  const between = isDigits ? /[\s,;|，；、]+/ : /[,;|，；、]+/;
  return line
    .normalize('NFKC')
    .split(between)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Balls may be written with a gap or a dash between them, and without their leading zero. */
function readNumber({ symbols, length }: TextPicker, written: string): string | null {
  const size = symbols[0]?.length ?? 1;
  if (!/^\d+([\s-]+\d+)*$/.test(written)) return null;
  if (size === 1 || /^\d+$/.test(written)) {
    return written.length === size * length && /^\d+$/.test(written) ? written : null;
  }
  const balls = written.split(/[\s-]+/).map((ball) => ball.padStart(size, '0'));
  return balls.length === length && balls.every((ball) => symbols.includes(ball))
    ? balls.join('')
    : null;
}
