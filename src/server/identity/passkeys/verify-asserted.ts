import type { Asserted } from '#contract/passkeys.ts';
import type { Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { passkeyRules } from './passkey-rules.ts';
import { relyingParty } from './relying-party.ts';
import { setUsed, takeChallenge } from './store.ts';

interface KnownPasskey {
  id: string;
  publicKey: Buffer;
  counter: string;
}

/** Whether this key has answered a question of ours; `playerId` is whom it was asked, null at the door. */
export async function isAnsweredBy(
  { database, clock, settings }: AppContext,
  asserted: Asserted,
  { id, publicKey, counter }: KnownPasskey,
  { playerId, visit }: { playerId: string | null; visit: Visit },
): Promise<boolean> {
  const now = clock.now();
  const party = relyingParty({ settings }, visit);
  const { verifyAuthenticationResponse } = await passkeyRules();
  const verified = await verifyAuthenticationResponse({
    response: asserted as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: (challenge) => takeChallenge(database, { challenge, playerId, now }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id, publicKey: Uint8Array.from(publicKey), counter: Number(counter) },
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { newCounter } = verified.authenticationInfo;
  return setUsed(database, { id, counter: newCounter, now });
}
