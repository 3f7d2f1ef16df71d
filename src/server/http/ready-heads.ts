import type { ServerResponse } from 'node:http';
import type { OwnForm } from './own-answer.ts';
import { type Encoding, type Packed, tagOf } from './packed.ts';
import { jsonType } from './refusal.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Names and values in turn, as node writes them in one go. Of an answer from memory all but two are
 * known before anybody asks; those are put into their places, for a list is written out at once.
 */
interface ReadyHead {
  lines: string[];
  idAt: number;
  lengthAt: number;
}

export interface ReadyHeads {
  writeShared(response: ServerResponse, packed: Packed, given: SharedHeadGiven): void;
  writeOwn(response: ServerResponse, form: OwnForm, given: HeadGiven): void;
}

interface HeadGiven {
  requestId: string;
  isEncrypted: boolean;
}

interface SharedHeadGiven extends HeadGiven {
  encoding: Encoding;
  /** Told by its status alone that what it has is current. */
  isStillFresh: boolean;
  bytes: number;
}

export function createReadyHeads(): ReadyHeads {
  const shared = new WeakMap<Packed, (ReadyHead | undefined)[]>();
  const own: (ReadyHead | undefined)[] = [];

  function sharedHeads(packed: Packed): (ReadyHead | undefined)[] {
    const known = shared.get(packed);
    if (known) return known;
    const heads: (ReadyHead | undefined)[] = [];
    shared.set(packed, heads);
    return heads;
  }

  return {
    writeShared(response, packed, given) {
      const { encoding, isStillFresh, isEncrypted } = given;
      const heads = sharedHeads(packed);
      const at = encodings.indexOf(encoding) * 4 + (isStillFresh ? 2 : 0) + (isEncrypted ? 1 : 0);
      heads[at] ??= readyHead(isEncrypted, sharedHeaders(packed, encoding, isStillFresh));
      write(response, isStillFresh ? 304 : 200, heads[at], given.requestId, given.bytes);
    },
    writeOwn(response, { encoding, isVarying, bytes }, { isEncrypted, requestId }) {
      const at = encodings.indexOf(encoding) * 4 + (isVarying ? 2 : 0) + (isEncrypted ? 1 : 0);
      own[at] ??= readyHead(isEncrypted, ownHeaders(encoding, isVarying));
      write(response, 200, own[at], requestId, bytes);
    },
  };
}

const encodings: readonly Encoding[] = ['identity', 'br', 'gzip'];

function sharedHeaders(
  packed: Packed,
  encoding: Encoding,
  isStillFresh: boolean,
): Record<string, string> {
  return {
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    etag: tagOf(packed, encoding),
    ...(isStillFresh ? {} : bodyHeaders(encoding)),
  };
}

function ownHeaders(encoding: Encoding, isVarying: boolean): Record<string, string> {
  return {
    'cache-control': 'no-store',
    ...(isVarying ? { vary: 'Accept-Encoding' } : {}),
    ...bodyHeaders(encoding),
  };
}

function bodyHeaders(encoding: Encoding): Record<string, string> {
  const typed = { 'content-type': jsonType, 'content-length': '' };
  return encoding === 'identity' ? typed : { 'content-encoding': encoding, ...typed };
}

function readyHead(isEncrypted: boolean, headers: Record<string, string>): ReadyHead {
  const all = { ...securityHeaders(isEncrypted), 'x-request-id': '', ...headers };
  const lines = Object.entries(all).flat();
  const placeOf = (name: string) => lines.indexOf(name) + 1;
  return { lines, idAt: placeOf('x-request-id'), lengthAt: placeOf('content-length') };
}

function write(
  response: ServerResponse,
  status: number,
  { lines, idAt, lengthAt }: ReadyHead,
  requestId: string,
  bytes: number,
): void {
  lines[idAt] = requestId;
  if (lengthAt > 0) lines[lengthAt] = String(bytes);
  response.writeHead(status, lines);
}
