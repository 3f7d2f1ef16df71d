import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * `t=SECONDS,v1=HEX`: with the time in it, so that an old message is of no use to who has seen one,
 * and with what it is, so that a request is never taken for a webhook.
 */
export function sign(secret: string, what: string, body: string | Buffer, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${digestOf(secret, seconds, what, body).toString('hex')}`;
}

export type Judged = 'good' | 'stale' | 'wrong';

/** Compared in constant time; a time too far from ours is stale, before and after. */
export function judgeSignature(
  secret: string,
  what: string,
  body: string | Buffer,
  { signature, now }: { signature: string | undefined; now: Date },
): Judged {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (seconds === undefined || hex === undefined) return 'wrong';
  const expected = digestOf(secret, seconds, what, body);
  if (!timingSafeEqual(expected, Buffer.from(hex, 'hex'))) return 'wrong';
  const apart = Math.abs(Math.floor(now.getTime() / 1000) - Number(seconds));
  return apart <= toleranceSeconds ? 'good' : 'stale';
}

const toleranceSeconds = 300;

function digestOf(secret: string, seconds: string, what: string, body: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${what}.`).update(body).digest();
}

/** What a request's signature stands for. */
export function requestLabel(method: string, path: string): string {
  return `${method} ${path}`;
}

export const hookLabel = 'webhook';
