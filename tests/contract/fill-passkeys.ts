import { beginLogin } from '#server/identity/passkeys/log-in-by-passkey.ts';
import { addOwn } from '#server/identity/passkeys/own-passkeys.ts';
import { beginProof } from '#server/identity/passkeys/prove-by-passkey.ts';
import { insertChallenge, keepHandle } from '#server/identity/passkeys/store.ts';
import type { Player, Visit } from '#server/kernel/answer.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';
import { softAuthenticator } from '#tests/passkeys/soft-authenticator.ts';

/** Under which address the tests ask the gateway. */
const place = { origin: 'http://localhost:80', rpId: 'localhost' };
const visit: Visit = {
  requestId: 'fill',
  address: '127.0.0.1',
  language: 'es',
  origin: place.origin,
};

/** Answers of a security key to questions that the gateway has asked. */
export async function fillPasskeys(
  site: FreshSite,
  { memberId, agentId, keyedId }: { memberId: string; agentId: string; keyedId: string },
): Promise<Record<string, unknown>> {
  const toRemove = softAuthenticator(place);
  const handle = Buffer.alloc(32, 7);
  await keepHandle(site.app.database, agentId, handle);
  const made = toRemove.make(await askOf(site, keyedId));
  const kept = await addOwn(site.app, { made }, playerOf(keyedId), visit);
  if (!kept.done) throw new Error(kept.code);
  const forLogin = softAuthenticator(place);
  const madeForLogin = forLogin.make(await askOf(site, agentId));
  await addOwn(site.app, { made: madeForLogin }, playerOf(agentId), visit);
  const { value } = await beginLogin(site.app, visit);
  const proof = await beginProof(site.app, playerOf(agentId), visit);
  if (!proof.done) throw new Error(proof.code);
  // Keys count, and this answer is brought first.
  const assertedProof = forLogin.sign(String(proof.value.options.challenge), 'handle');
  return {
    assertedProof,
    madePasskey: softAuthenticator(place).make(await askOf(site, memberId)),
    passkeyToRemove: toRemove.id,
    asserted: forLogin.sign(value.options.challenge, handle.toString('base64url')),
  };
}

async function askOf({ app }: FreshSite, playerId: string): Promise<string> {
  const challenge = crypto.randomUUID().replaceAll('-', '');
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + 300_000);
  await insertChallenge(app.database, { challenge, playerId, expiresAt, now });
  return challenge;
}

function playerOf(id: string): Player {
  return { id, account: '', type: 0, isAgent: false, isTrial: false, mustChange: false };
}
