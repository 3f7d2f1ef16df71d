import { bytesOf, hasKept, joined, type Pieces, writeJson } from './kept-json.ts';
import { type Encoding, formFor, pack, smallestBytes, unpacked } from './packed.ts';

/** An answer that is one caller's, as it travels. */
export interface OwnForm {
  body: Pieces;
  bytes: number;
  encoding: Encoding;
  /** Whether another caller might have been sent another form. */
  isVarying: boolean;
}

/** A promise only where it is compressed. */
export function ownFormOf(
  value: unknown,
  accepted: string | undefined,
): OwnForm | Promise<OwnForm> {
  const body = bodyOf(value);
  const bytes = bytesOf(body);
  if (bytes < smallestBytes * 2 || !accepted) {
    return { body, bytes, encoding: 'identity', isVarying: false };
  }
  return packedForm(body, accepted);
}

/** Packed at a low level: it is sent once, and the caller waits for it. */
async function packedForm(json: Pieces, accepted: string): Promise<OwnForm> {
  const packed = await pack(unpacked(joined(json)), ownBrotliQuality);
  const [encoding, body] = formFor(packed, accepted);
  return { body: [body], bytes: body.length, encoding, isVarying: true };
}

const ownBrotliQuality = 3;

function bodyOf(value: unknown): Pieces {
  if (!hasKept(value)) return [JSON.stringify({ success: true, value })];
  return writeJson('{"success":true,"value":', value, '}');
}
