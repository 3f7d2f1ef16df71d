/**
 * JSON of an answer, of which what is frozen is written only once: a field that cannot change, such as
 * what the merchant set up, is most of an answer that otherwise differs from caller to caller. In
 * bytes, as it travels: a long text would be turned into them again on each call. What stands around
 * it is handed in, so that the bytes are joined once.
 */
export function writeJson(before: string, value: object, after: string): Buffer {
  const pieces: Buffer[] = [];
  let plain = `${before}{`;
  let separator = '';
  for (const [name, field] of Object.entries(value)) {
    const bytes = isKept(field) ? keptBytes(field) : undefined;
    const json = bytes ? '' : JSON.stringify(field);
    // What JSON does not know, such as undefined, is left out.
    if (json === undefined) continue;
    plain += `${separator}${JSON.stringify(name)}:${json}`;
    separator = ',';
    if (bytes) {
      pieces.push(Buffer.from(plain), bytes);
      plain = '';
    }
  }
  pieces.push(Buffer.from(`${plain}}${after}`));
  return joined(pieces);
}

/**
 * Node gives a buffer of more than four kilobytes memory of its own, and the collector has to be told
 * of each and to let go of each; a dozen answers that live as shortly share one piece of it here.
 */
function joined(pieces: readonly Buffer[]): Buffer {
  const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (bytes > shareBytes / 4) return Buffer.concat(pieces, bytes);
  if (used + bytes > shareBytes) {
    share = Buffer.allocUnsafeSlow(shareBytes);
    used = 0;
  }
  const start = used;
  for (const piece of pieces) {
    piece.copy(share, used);
    used += piece.length;
  }
  return share.subarray(start, used);
}

const shareBytes = 64 * 1024;
let share = Buffer.alloc(0);
let used = shareBytes;

/** Whether some of it is written only once. */
export function hasKept(value: unknown): value is object {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isPlain && Object.values(value).some(isKept);
}

const bytesByObject = new WeakMap<object, Buffer>();

function keptBytes(frozen: object): Buffer {
  const known = bytesByObject.get(frozen);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(frozen));
  bytesByObject.set(frozen, bytes);
  return bytes;
}

function isKept(field: unknown): field is object {
  return typeof field === 'object' && field !== null && Object.isFrozen(field);
}
