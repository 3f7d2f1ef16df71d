import { type IncomingHttpHeaders, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { OutsideError } from './outside-error.ts';
import { pinnedLookup } from './pinned-lookup.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

export interface OutsideAsked {
  url: URL;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  timeoutMs: number;
  /** In bytes; for the few who are asked for more than a page of words. */
  longestAnswer?: number;
}

export interface OutsideAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/**
 * Asks a company's service. The address that was checked is the one that is connected to, so a name
 * cannot point elsewhere in between; redirects are answers like any other and are not followed.
 * Only a URL that names this very machine leads to it.
 */
export function askOutside({
  url,
  method,
  headers = {},
  body,
  timeoutMs,
  longestAnswer = usualAnswer,
}: OutsideAsked): Promise<OutsideAnswer> {
  const isHome = isThisMachine(url.hostname);
  const isAllowed = isHome ? isLoopbackAddress : isPublicAddress;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!isHome && (url.protocol !== 'https:' || (isIP(literal) > 0 && !isPublicAddress(literal)))) {
    return Promise.reject(new OutsideError('closed-address'));
  }
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(asOutsideError(cause, signal));
    const asking = request(
      url,
      { method, headers: { ...headers }, signal, agent: false, lookup: pinnedLookup(isAllowed) },
      (answer) => {
        let length = 0;
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => {
          length += chunk.length;
          chunks.push(chunk);
          if (length > longestAnswer) asking.destroy(new OutsideError('too-large'));
        });
        answer.on('error', fail);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      },
    );
    asking.on('error', fail);
    asking.end(body);
  });
}

const usualAnswer = 64 * 1024;

function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function asOutsideError(cause: unknown, signal: AbortSignal): OutsideError {
  if (cause instanceof OutsideError) return cause;
  return new OutsideError(signal.aborted ? 'timeout' : 'connection');
}
