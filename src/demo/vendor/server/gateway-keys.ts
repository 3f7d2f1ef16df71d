import type { JsonWebKey, KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { Machine } from './machine.ts';
import { publicKeyOf } from './signing.ts';

const KeySet = v.object({
  keys: v.array(v.looseObject({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string() })),
});
const shortestMs = 5_000;

/** The gateway's keys, fetched when they are first needed and again where they no longer fit. */
export function readGatewayKeys(origin: string, machine: Machine) {
  let known: readonly KeyObject[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  return async (isAnew: boolean): Promise<readonly KeyObject[]> => {
    // Answers that nobody signed must not make us ask without an end.
    const isDue = machine.now() - readAt > shortestMs;
    if (known.length > 0 && !(isAnew && isDue)) return known;
    readAt = machine.now();
    const answer = await fetch(`${origin}/wps/vendor/keys`, {
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    });
    const { keys } = v.parse(KeySet, await answer.json());
    known = keys.map((key) => publicKeyOf(key as JsonWebKey));
    return known;
  };
}
