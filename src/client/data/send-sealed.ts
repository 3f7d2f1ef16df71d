import type { Envelope } from '#contract/envelope.ts';
import { type PublicKey, systemKeys } from '#contract/keys.ts';
import { ask } from './ask.ts';
import { Refused } from './refused.ts';
import { sealLetter } from './seal-letter.ts';

interface Known {
  key: PublicKey;
  /** How far the gateway's clock is ahead of this device's. */
  aheadMs: number;
  readAtMs: number;
}

let known: Known | undefined;
const knownForMs = 10 * 60_000;
/** Worth one more letter, with the keys and the clock asked for again. */
const mendedByAsking = ['seal.unknown-key', 'seal.stale'];

/** Seals a request and sends it; where keys have changed or the clock was off, once more. */
export async function sendSealed(
  body: unknown,
  send: (letter: string) => Promise<Envelope<unknown>>,
): Promise<Envelope<unknown>> {
  // Outside a secure context a browser has no cryptography, and this is no place for a password.
  if (!globalThis.crypto?.subtle) throw new Refused('request.foreign-origin', '');
  const first = await send(await seal(body, await keyAtHand()));
  if (first.success || !mendedByAsking.includes(first.code)) return first;
  known = undefined;
  return send(await seal(body, await keyAtHand()));
}

function seal(body: unknown, { key, aheadMs }: Known): Promise<string> {
  return sealLetter({ key, body, nowMs: Date.now() + aheadMs });
}

async function keyAtHand(): Promise<Known> {
  if (known && Math.abs(Date.now() - known.readAtMs) < knownForMs) return known;
  const { keys, serverTime } = await ask(systemKeys, {});
  const [key] = keys;
  if (!key) throw new Refused('system.unavailable', '');
  const nowMs = Date.now();
  known = { key, aheadMs: Date.parse(serverTime) - nowMs, readAtMs: nowMs };
  return known;
}
