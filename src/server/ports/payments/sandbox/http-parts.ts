import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '#server/kernel/clock.ts';
import { sign } from '../sign.ts';

interface WebhookDelivery {
  secret: string;
  clock: Pick<Clock, 'now'>;
  /** Until it is known no webhook is sent, and status queries find out. */
  url: URL | undefined;
  /** What its signature stands for. */
  label: string;
  signal: AbortSignal;
}

/** The webhook is sent again until it is acknowledged, as providers do; a forged one is sent once. */
export async function deliverUntilAccepted(
  { secret, clock, url, label, signal }: WebhookDelivery,
  hook: object,
  isForged = false,
): Promise<void> {
  if (!url) return;
  const body = JSON.stringify(hook);
  const key = isForged ? randomBytes(32).toString('hex') : secret;
  for (let attempt = 1; attempt <= hookTries; attempt += 1) {
    const headers = {
      'content-type': 'application/json',
      'x-signature': sign(key, label, body, clock.now()),
    };
    const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => null);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.ok || isForged) return;
    await delay(250 * 2 ** attempt, undefined, { signal, ref: false });
  }
}

const hookTries = 6;
const longestBody = 16 * 1024;

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > longestBody) throw new Error('The body is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function sendJson(response: ServerResponse, status: number, value: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));
}
