import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Reply {
  status: number;
  body: string | Buffer;
  headers?: Record<string, string> | undefined;
}

export class TooMuch extends Error {}

const mostBytes = 32 * 1_024;

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes > mostBytes) throw new TooMuch();
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

/** What every answer says, whatever it carries. */
const everyHeader = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

export function send(response: ServerResponse, { status, body, headers = {} }: Reply): void {
  response.writeHead(status, {
    ...everyHeader,
    ...headers,
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** Amounts are whole numbers of any size, so they travel as digits. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, { status, body: toJson(value), headers: { 'content-type': 'application/json' } });
}

export function toJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? String(one) : one)) ?? 'null'
  );
}

/** Nothing where it is no JSON: what is asked for is judged by its form anyway. */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

export function isFromThisMachine(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? '';
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
