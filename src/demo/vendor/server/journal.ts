import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';

export type Line = { vendor: string; kind: string } & Record<string, unknown>;

/** What must outlive us, a line each: rounds, what is owed to the gateway, moved money. */
export interface Journal {
  /** What earlier lives have written, in order. */
  readonly earlier: readonly Line[];
  write(line: Line): void;
  /** What is written meanwhile is one line: killed in between, all of it is there or nothing. */
  together<Value>(act: () => Value): Value;
  /**
   * Replaces everything by what is still of use, now and each time so much has been written that most of
   * it is not any more. It is asked for between two turns, when all that was written is also remembered.
   */
  keepTo(ofUse: () => Iterable<Line>): void;
}

/** Without a folder nothing is kept: enough for a test, and for nobody's money. */
export function openJournal(folder?: string, grownBy = 8 * 2 ** 20): Journal {
  if (folder === undefined) {
    return { earlier: [], write: () => {}, together: (act) => act(), keepTo: () => {} };
  }
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'vendor.journal');
  let held: Line[] | undefined;
  let renew: (() => void) | undefined;
  let written = 0;
  let next = Number.POSITIVE_INFINITY;
  const append = (line: object) => {
    const text = `${JSON.stringify(line)}\n`;
    appendFileSync(file, text);
    written += text.length;
    if (written < next) return;
    next = Number.POSITIVE_INFINITY;
    setImmediate(() => {
      try {
        renew?.();
      } catch {
        // A disk that is full: it goes on as it is, and is tried again.
        next = written + grownBy;
      }
    });
  };
  return {
    earlier: [...linesOf(file)].flatMap(readLine),
    // In the same turn as what it tells of, so that nothing is sent that is not written.
    write: (line) => (held ? held.push(line) : append(line)),
    together(act) {
      if (held) return act();
      held = [];
      try {
        return act();
      } finally {
        if (held.length > 0) append({ kind: 'together', lines: held });
        held = undefined;
      }
    },
    keepTo(ofUse) {
      renew = () => {
        written = replace(file, ofUse());
        // At least doubled: what is of use is not written again and again.
        next = written + Math.max(written, grownBy);
      };
      renew();
    },
  };
}

/** Beside it first: killed in between, it is the old one or the new one. Answers how long it is. */
function replace(file: string, lines: Iterable<Line>): number {
  const beside = openSync(`${file}.new`, 'w');
  let length = 0;
  let text = '';
  const flush = () => {
    writeSync(beside, text);
    length += text.length;
    text = '';
  };
  try {
    for (const line of lines) {
      text += `${JSON.stringify(line)}\n`;
      if (text.length > pieceBytes) flush();
    }
    flush();
  } finally {
    closeSync(beside);
  }
  renameSync(`${file}.new`, file);
  return length;
}

const pieceBytes = 64 * 1024;

/** Piece by piece: the whole of it as one text would stand in memory beside all that is read from it. */
function* linesOf(file: string): Generator<string> {
  if (!existsSync(file)) return;
  const handle = openSync(file, 'r');
  const decoder = new StringDecoder('utf8');
  const piece = Buffer.alloc(pieceBytes);
  let rest = '';
  try {
    for (let read = readSync(handle, piece); read > 0; read = readSync(handle, piece)) {
      const lines = (rest + decoder.write(piece.subarray(0, read))).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    yield rest + decoder.end();
  } finally {
    closeSync(handle);
  }
}

/** The last line may be torn: we were killed while writing it, so nothing followed from it. */
function readLine(text: string): Line[] {
  if (text === '') return [];
  try {
    const line = JSON.parse(text) as Line;
    return line.kind === 'together' ? (line.lines as Line[]) : [line];
  } catch {
    return [];
  }
}
