import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { beginPasskeyProof, provePasskey } from '#contract/passkey-proof.ts';
import { done, type Outcome, type Player, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { factorsOf } from '../factors/factor-age.ts';
import { passkeyRules } from './passkey-rules.ts';
import { relyingParty, validMs } from './relying-party.ts';
import { insertChallenge, selectOwnPasskey, selectPasskeys, takeChallenge } from './store.ts';
import { isAnsweredBy } from './verify-asserted.ts';

type Begin = typeof beginPasskeyProof;

/** Accepts the caller's own passkeys only: a thief with an open phone may hold a passkey of another account. */
export async function beginProof(
  app: AppContext,
  player: Player,
  visit: Visit,
): Promise<Outcome<AnswerOf<Begin>, Begin['refuses'][number]>> {
  const { database, clock } = app;
  const own = await selectPasskeys(database, player.id);
  if (own.length === 0) return refuse('passkey.unknown');
  const { generateAuthenticationOptions } = await passkeyRules();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(app, visit).id,
    allowCredentials: own.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'required',
  });
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + validMs);
  const { challenge } = options;
  await insertChallenge(database, { challenge, playerId: player.id, expiresAt, now });
  return done({ options: { ...options } });
}

type Prove = typeof provePasskey;

/** The answer is worth a token, which any call that asks for a proof then takes. */
export async function proveOwn(
  app: AppContext,
  { asserted }: RequestOf<Prove>,
  player: Player,
  visit: Visit,
): Promise<Outcome<AnswerOf<Prove>, Prove['refuses'][number]>> {
  const { database, clock } = app;
  const found = await selectOwnPasskey(database, { id: asserted.id, playerId: player.id });
  const isRight =
    found && (await isAnsweredBy(app, asserted, found, { playerId: player.id, visit }));
  if (!isRight) return refuse('passkey.refused');
  const answer = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + provedMs);
  const { isSettled } = await factorsOf(database, player.id, now);
  const challenge = provedBy(answer, isSettled(found.createdAt) ? 'settled' : 'new');
  if (!challenge) throw new Error('A new token does not look like a token.');
  await insertChallenge(database, { challenge, playerId: player.id, expiresAt, now });
  return done({ answer });
}

/** Once, and by who was given it. */
export async function takeProof(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  playerId: string,
  answer: string,
): Promise<boolean> {
  const now = clock.now();
  for (const age of ['settled', 'new'] as const) {
    const challenge = provedBy(answer, age);
    if (challenge && (await takeChallenge(database, { challenge, playerId, now }))) return true;
  }
  return false;
}

/** Where money is at stake: a key that was added just now may be a thief's, whatever else there is. */
export async function takeSettledProof(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  playerId: string,
  answer: string,
): Promise<boolean> {
  const challenge = provedBy(answer, 'settled');
  if (!challenge) return false;
  return takeChallenge(database, { challenge, playerId, now: clock.now() });
}

const provedMs = 2 * 60_000;

/** No question to a device looks like that, so none that is only asked passes for one that is answered. */
function provedBy(answer: string, age: 'settled' | 'new'): string | undefined {
  const hash = hashOf(answer);
  return hash && `${age === 'new' ? 'proved anew' : 'proved'} ${hash.toString('hex')}`;
}
