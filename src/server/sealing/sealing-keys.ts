import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey as JoseKey } from 'jose';
import { type PublicKey, sealing } from '#contract/keys.ts';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { deleteBefore, insertKey, type KeptKey, lockKeys, selectKeys } from './store.ts';

const hourMs = 60 * 60_000;
/** A key is written to for a day, and read for a second one. */
export const freshForMs = 24 * hourMs;
export const readForMs = 2 * freshForMs;
/** Other gateways rotate too: what they made is looked for this often. */
const knownForMs = 5 * 60_000;
/** Longer than any letter is accepted, so that a used one is never forgotten too soon. */
const usesKeptMs = hourMs;

interface KnownKeys {
  publicKeys: PublicKey[];
  privateKeys: Map<string, JoseKey>;
  readAtMs: number;
}

export interface SealingKeys {
  publicKeys(): Promise<readonly PublicKey[]>;
  /** Undefined for a key that nobody made, or that has been laid down. */
  privateKey(kid: string): Promise<JoseKey | undefined>;
}

/**
 * The gateway's keys, rotated as they are asked for: no clock of its own, so nothing to stop. One set an
 * app, since who publishes them and who opens letters must mean the same.
 */
export function createSealingKeys(app: AppContext): SealingKeys {
  let reading: Promise<KnownKeys> | undefined;
  async function known(): Promise<KnownKeys> {
    const nowMs = app.clock.now().getTime();
    const last = await reading?.catch(() => undefined);
    if (last && Math.abs(nowMs - last.readAtMs) < knownForMs) return last;
    reading = readKeys(app, nowMs);
    return reading;
  }
  return {
    publicKeys: async () => (await known()).publicKeys,
    privateKey: async (kid) => {
      const found = (await known()).privateKeys.get(kid);
      if (found) return found;
      // Another gateway may have made it a moment ago; invented names cause no further reads.
      const nowMs = app.clock.now().getTime();
      if (nowMs - (await known()).readAtMs < missedReadEveryMs) return undefined;
      reading = readKeys(app, nowMs);
      return (await reading).privateKeys.get(kid);
    },
  };
}

const missedReadEveryMs = 5_000;

async function readKeys(app: AppContext, nowMs: number): Promise<KnownKeys> {
  const since = new Date(nowMs - readForMs);
  let kept = await selectKeys(app.database, since);
  if (!isFresh(kept[0], nowMs)) kept = await rotate(app, nowMs, since);
  const privateKeys = new Map<string, JoseKey>();
  for (const { kid, privateKey } of kept) {
    const jwk = JSON.parse(app.vault.unlock(privateKey, placeOf(kid)));
    privateKeys.set(kid, (await importJWK(jwk, sealing.keyAgreement)) as JoseKey);
  }
  return { publicKeys: kept.map(({ publicKey }) => publicKey), privateKeys, readAtMs: nowMs };
}

function isFresh(key: KeptKey | undefined, nowMs: number): boolean {
  return key !== undefined && nowMs - key.createdAt.getTime() < freshForMs;
}

async function rotate(app: AppContext, nowMs: number, since: Date): Promise<KeptKey[]> {
  const { value } = await inTransaction(app.database, async (transaction) => {
    await lockKeys(transaction);
    const kept = await selectKeys(transaction, since);
    if (isFresh(kept[0], nowMs)) return done(kept);
    const made = await makeKey(app, new Date(nowMs));
    await insertKey(transaction, made);
    await deleteBefore(transaction, { keys: since, uses: new Date(nowMs - usesKeptMs) });
    return done([made, ...kept]);
  });
  return value;
}

async function makeKey(app: AppContext, createdAt: Date): Promise<KeptKey> {
  const pair = await generateKeyPair(sealing.keyAgreement, {
    crv: sealing.curve,
    extractable: true,
  });
  const { x = '', y = '' } = await exportJWK(pair.publicKey);
  const kid = createHash('sha256').update(`${x}.${y}`).digest('base64url').slice(0, 22);
  const privateJwk = JSON.stringify(await exportJWK(pair.privateKey));
  const { keyAgreement: alg, curve: crv } = sealing;
  return {
    kid,
    publicKey: { kid, kty: 'EC', crv, x, y, use: 'enc', alg },
    privateKey: app.vault.lock(privateJwk, placeOf(kid)),
    createdAt,
  };
}

function placeOf(kid: string): string {
  return `sealing_key.private_key:${kid}`;
}
