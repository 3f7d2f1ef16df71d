import { randomBytes } from 'node:crypto';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type * as passkeys from '#contract/passkeys.ts';
import { inTransaction } from '#server/db/open.ts';
import {
  type Done,
  done,
  type Outcome,
  type Player,
  refuse,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { isLastFactorGone, proveRemoval } from '../factors/prove-removal.ts';
import { proveSelf } from '../factors/prove-self.ts';
import { tellOfGuard } from '../factors/tell-of-guard.ts';
import { nameDevice } from '../login/device-name.ts';
import { loseWayIn } from '../login/lose-way-in.ts';
import { passkeyRules } from './passkey-rules.ts';
import { algorithms, mostPasskeys, relyingParty, validMs } from './relying-party.ts';
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  keepHandle,
  selectPasskeys,
  takeChallenge,
} from './store.ts';

export async function listPasskeys(
  { database }: AppContext,
  player: Player,
): Promise<Done<AnswerOf<typeof passkeys.ownPasskeys>>> {
  const kept = await selectPasskeys(database, player.id);
  return done({
    passkeys: kept.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      since: createdAt.toISOString(),
      lastUsed: usedAt?.toISOString() ?? null,
    })),
  });
}

type Begin = typeof passkeys.beginPasskey;

/** Needs a proof first: a thief with an open phone must not add a passkey of their own. */
export async function beginOwn(
  app: AppContext,
  { proof }: RequestOf<Begin>,
  player: Player,
  visit: Visit,
): Promise<Outcome<AnswerOf<Begin>, Begin['refuses'][number]>> {
  const proved = await proveSelf(app, player, proof);
  if (!proved.done) return proved;
  const { database, clock } = app;
  const known = await selectPasskeys(database, player.id);
  if (known.length >= mostPasskeys) return refuse('passkey.too-many');
  const handle = await keepHandle(database, player.id, randomBytes(32));
  const party = relyingParty(app, visit);
  const { generateRegistrationOptions } = await passkeyRules();
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: Uint8Array.from(handle),
    userName: player.account,
    userDisplayName: player.account,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + validMs);
  const { challenge } = options;
  await insertChallenge(database, { challenge, playerId: player.id, expiresAt, now });
  return done({ options: { ...options } });
}

type Add = typeof passkeys.addPasskey;
type Added = Outcome<AnswerOf<Add>, Add['refuses'][number]>;

export async function addOwn(
  app: AppContext,
  { made }: RequestOf<Add>,
  player: Player,
  visit: Visit,
): Promise<Added> {
  const { database, clock } = app;
  const now = clock.now();
  const party = relyingParty(app, visit);
  const { verifyRegistrationResponse } = await passkeyRules();
  const verified = await verifyRegistrationResponse({
    response: made as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: (challenge) =>
      takeChallenge(database, { challenge, playerId: player.id, now }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!verified?.verified) return refuse('passkey.refused');
  const known = await selectPasskeys(database, player.id);
  if (known.length >= mostPasskeys) return refuse('passkey.too-many');
  const { credential } = verified.registrationInfo;
  const passkey = {
    id: credential.id,
    playerId: player.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: made.response.transports ?? [],
    name: nameDevice(visit.userAgent),
    now,
  };
  return inTransaction<Added>(database, async (transaction) => {
    if (!(await insertPasskey(transaction, passkey))) return refuse('passkey.refused');
    await tellOfGuard(app, transaction, player, 'passkey-added');
    return done({ id: passkey.id });
  });
}

type Remove = typeof passkeys.removePasskey;

export async function removeOwn(
  app: AppContext,
  { id, proof }: RequestOf<Remove>,
  player: Player,
  visit: Visit,
): Promise<Outcome<AnswerOf<Remove>, Remove['refuses'][number]>> {
  const proved = await proveRemoval(app, player, { id, proof });
  if (!proved.done) return proved;
  return loseWayIn(app, player.id, visit, async (transaction) => {
    const since = await deletePasskey(transaction, { id, playerId: player.id });
    if (!since) return refuse('passkey.unknown');
    const gone = { since, proof };
    const isLastFactor = await isLastFactorGone(app, transaction, player.id, gone);
    await tellOfGuard(app, transaction, player, 'passkey-removed', { isLastFactor });
    return done({});
  });
}
