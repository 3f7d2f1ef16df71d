/** Text in pieces, to be sent one after the other; those in bytes are everyone's and never change. */
export type Pieces = readonly (string | Buffer)[];

/**
 * JSON of an answer, of which what is frozen is written only once: a field that cannot change, such as
 * what the merchant set up, is most of an answer that otherwise differs from caller to caller. Its
 * bytes are sent from where they lie: joined with the rest, each answer would be memory to be asked
 * for, filled and let go of. What stands around is handed in, and becomes part of the pieces.
 */
export function writeJson(before: string, value: object, after: string): Pieces {
  const pieces: (string | Buffer)[] = [];
  const fields = Object.entries(value);
  const last = fields.at(-1);
  let plain = '';
  let lead = `${before}{`;
  for (const entry of fields) {
    const [name, field] = entry;
    const named = `${lead}${JSON.stringify(name)}:`;
    if (isKept(field)) {
      // With what closes the answer behind it, there is no third piece to be sent.
      if (entry === last) return [...pieces, plain + named, keptBytes(field, `}${after}`)];
      pieces.push(plain + named, keptBytes(field, ''));
      plain = '';
    } else {
      const json = JSON.stringify(field);
      // What JSON does not know, such as undefined, is left out.
      if (json === undefined) continue;
      plain += named + json;
    }
    lead = ',';
  }
  pieces.push(`${plain}${lead === ',' ? '' : lead}}${after}`);
  return pieces;
}

/** Whether some of it is written only once. */
export function hasKept(value: unknown): value is object {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isPlain && Object.values(value).some(isKept);
}

export function bytesOf(pieces: Pieces): number {
  let bytes = 0;
  for (const piece of pieces) bytes += Buffer.byteLength(piece);
  return bytes;
}

export function joined(pieces: Pieces): string | Buffer {
  const [first = ''] = pieces;
  if (pieces.length <= 1) return first;
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}

const keptByObject = new WeakMap<object, { behind: string; bytes: Buffer }>();

function keptBytes(frozen: object, behind: string): Buffer {
  const known = keptByObject.get(frozen);
  if (known?.behind === behind) return known.bytes;
  const bytes = Buffer.from(JSON.stringify(frozen) + behind);
  keptByObject.set(frozen, { behind, bytes });
  return bytes;
}

function isKept(field: unknown): field is object {
  return typeof field === 'object' && field !== null && Object.isFrozen(field);
}
