import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BoundedMemory } from './bounded-memory.ts';

/** One body in every form it is sent in. */
export interface Packed {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  /** Without quotes; each form adds its own name, as a strong tag must tell them apart. */
  tag: string;
}

export type Encoding = 'br' | 'gzip' | 'identity';

export function unpacked(body: string | Buffer): Packed {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
  return { identity, tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22) };
}

/** Adds the compressed forms that are smaller than the body itself. */
export async function pack(packed: Packed, brotliQuality: number): Promise<Packed> {
  const { identity } = packed;
  if (identity.length < smallestBytes) return packed;
  const [brotlied, gzipped] = await Promise.all([
    toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    toGzip(identity, { level: 6 }),
  ]);
  if (brotlied.length < identity.length) packed.br = brotlied;
  if (gzipped.length < identity.length) packed.gzip = gzipped;
  return packed;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// Below this the header that names the encoding weighs about what is saved.
export const smallestBytes = 600;

export function weightOf({ identity, br, gzip: gzipped }: Packed): number {
  return identity.length + (br?.length ?? 0) + (gzipped?.length ?? 0) + 200;
}

/** The smallest form that the caller reads. */
export function formFor(packed: Packed, accepted: string | undefined): [Encoding, Buffer] {
  if (accepted) {
    const read = readAccepted(accepted);
    if (packed.br && read.br) return ['br', packed.br];
    if (packed.gzip && read.gzip) return ['gzip', packed.gzip];
  }
  return ['identity', packed.identity];
}

/** Browsers send one of a handful of lists, so what was read of one is kept. */
function readAccepted(accepted: string): { br: boolean; gzip: boolean } {
  const known = readings.get(accepted);
  if (known) return known;
  const read = { br: accepts(accepted, 'br'), gzip: accepts(accepted, 'gzip') };
  readings.set(accepted, read, accepted.length * 2 + 100);
  return read;
}

const readings = new BoundedMemory<{ br: boolean; gzip: boolean }>(100, 64 * 1024);

function accepts(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false;
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

export function tagOf(packed: Packed, encoding: Encoding): string {
  return encoding === 'identity' ? `"${packed.tag}"` : `"${packed.tag}-${encoding}"`;
}

/** Compared weakly, as RFC 9110 asks of If-None-Match; any form of the same body will do. */
export function isStillFresh(packed: Packed, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.includes(packed.tag) ?? false;
}
