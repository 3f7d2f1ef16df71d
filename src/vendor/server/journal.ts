import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export type Line = { vendor: string; kind: string } & Record<string, unknown>;

/** What must outlive us, a line each: rounds, what is owed to the gateway, moved money. */
export interface Journal {
  /** What earlier lives have written, in order. */
  readonly earlier: readonly Line[];
  write(line: Line): void;
  /** What is written meanwhile is one line: killed in between, all of it is there or nothing. */
  together<Value>(act: () => Value): Value;
  /** Replaces everything by what is still of use. */
  begin(lines: readonly Line[]): void;
}

/** Without a folder nothing is kept: enough for a test, and for nobody's money. */
export function openJournal(folder?: string): Journal {
  if (folder === undefined) {
    return { earlier: [], write: () => {}, together: (act) => act(), begin: () => {} };
  }
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'vendor.journal');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  let held: Line[] | undefined;
  const append = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  return {
    earlier: text.split('\n').flatMap(readLine),
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
    begin(lines) {
      writeFileSync(`${file}.new`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      renameSync(`${file}.new`, file);
    },
  };
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
