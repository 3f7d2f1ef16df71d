import { hasKept, writeJson } from './kept-json.ts';
import { type Encoding, formFor, pack, smallestBytes, unpacked } from './packed.ts';

/** An answer that is one caller's, as it travels. */
export interface OwnForm {
  body: string | Buffer;
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
  if (body.length < smallestBytes * 2 || !accepted) {
    return { body, encoding: 'identity', isVarying: false };
  }
  return packedForm(body, accepted);
}

/** Packed at a low level: it is sent once, and the caller waits for it. */
async function packedForm(json: string | Buffer, accepted: string): Promise<OwnForm> {
  const [encoding, body] = formFor(await pack(unpacked(json), ownBrotliQuality), accepted);
  return { body, encoding, isVarying: true };
}

const ownBrotliQuality = 3;

function bodyOf(value: unknown): string | Buffer {
  if (!hasKept(value)) return JSON.stringify({ success: true, value });
  return writeJson('{"success":true,"value":', value, '}');
}
