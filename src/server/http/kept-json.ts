/**
 * JSON of an answer, of which what is frozen is written only once: a field that cannot change, such as
 * what the merchant set up, is most of an answer that otherwise differs from caller to caller. In
 * bytes, as it travels: a long text would be turned into them again on each call. What stands around
 * it is handed in, so that the bytes are joined once.
 */
export function writeJson(before: string, value: object, after: string): Buffer {
  const pieces: (string | Buffer)[] = [];
  let plain = '';
  let lead = `${before}{`;
  for (const [name, field] of Object.entries(value)) {
    const named = `${lead}${JSON.stringify(name)}:`;
    if (isKept(field)) {
      if (plain !== '') pieces.push(plain);
      plain = '';
      pieces.push(keptBytes(named, field));
    } else {
      const json = JSON.stringify(field);
      // What JSON does not know, such as undefined, is left out.
      if (json === undefined) continue;
      plain += named + json;
    }
    lead = ',';
  }
  pieces.push(`${plain}${lead === ',' ? '' : lead}}${after}`);
  return joined(pieces);
}

/**
 * Node gives a buffer of more than four kilobytes memory of its own, and the collector has to be told
 * of each and to let go of each; a dozen answers that live as shortly share one piece of it here.
 */
function joined(pieces: readonly (string | Buffer)[]): Buffer {
  let bytes = 0;
  for (const piece of pieces) bytes += Buffer.byteLength(piece);
  if (bytes > shareBytes / 4) return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  if (used + bytes > shareBytes) {
    share = Buffer.allocUnsafeSlow(shareBytes);
    used = 0;
  }
  const start = used;
  for (const piece of pieces) {
    used += typeof piece === 'string' ? share.write(piece, used) : piece.copy(share, used);
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

const keptByObject = new WeakMap<object, { lead: string; bytes: Buffer }>();

/** Together with what leads to it, which is the same on each call. */
function keptBytes(lead: string, frozen: object): Buffer {
  const known = keptByObject.get(frozen);
  if (known?.lead === lead) return known.bytes;
  const bytes = Buffer.from(lead + JSON.stringify(frozen));
  keptByObject.set(frozen, { lead, bytes });
  return bytes;
}

function isKept(field: unknown): field is object {
  return typeof field === 'object' && field !== null && Object.isFrozen(field);
}
