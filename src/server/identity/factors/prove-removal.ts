import type { AnswerOf } from '#contract/call.ts';
import type { proofRefusals, StrongProof, selfProofs } from '#contract/proof.ts';
import type { Transaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { takeProof, takeSettledProof } from '../passkeys/prove-by-passkey.ts';
import { factorsOf } from './factor-age.ts';
import { selectPasskeyAges, upsertFactorLoss } from './factor-store.ts';
import { selfProofsOf } from './prove-self.ts';
import { proveAsAsked, settledCodesOf } from './prove-strongly.ts';

type Proofs = AnswerOf<typeof selfProofs>;

/**
 * Before a passkey is removed: a thief who knows the password must not remove what proves more. So
 * an authenticator or another passkey is asked for where there is one. One that is the only one may be
 * lost, so it goes by the password too, and a code where the owner can be reached.
 */
export async function proveRemoval(
  app: AppContext,
  player: Player,
  { id, proof }: { id: string; proof: StrongProof },
): Promise<Outcome<unknown, (typeof proofRefusals)[number]>> {
  const { hasSettled, ...asked } = await removalWaysOf(app, player, id);
  // A key that was added just now does not send older ones away.
  return proveAsAsked(app, player, proof, asked, hasSettled ? takeSettledProof : takeProof);
}

export async function proofsForRemoval(
  app: AppContext,
  player: Player,
  id: string,
): Promise<Done<Proofs>> {
  const { ways, second } = await removalWaysOf(app, player, id);
  return done({ ways, second });
}

async function removalWaysOf(
  app: AppContext,
  player: Player,
  id: string,
): Promise<Proofs & { hasSettled: boolean }> {
  const { database, clock } = app;
  const factors = await factorsOf(database, player.id, clock.now());
  const { bound, isSettled } = factors;
  const keys = await selectPasskeyAges(database, player.id);
  const settled = keys.filter(({ since }) => isSettled(since));
  const hasSettled = settled.length > 0;
  const byPasskey = { way: 'passkey', hint: '' } as const;
  const isGuardedByKey = settled.some((key) => key.id !== id) && !isSettled(bound.authenticator);
  if (isGuardedByKey) return { ways: [byPasskey], second: [], hasSettled };
  const { ways } = (await selfProofsOf(app, player)).value;
  if (ways.some(({ way }) => way === 'authenticator')) return { ways, second: [], hasSettled };
  const second = await settledCodesOf(app, player.id, factors);
  const weaker = ways.filter(({ way }) => way !== 'passkey');
  return { ways: [byPasskey, ...weaker], second, hasSettled };
}

/**
 * After something that proves more than a password has gone: whether nothing else does so any more. If it
 * was not shown as it went, somebody may have sent it away who had only the password, so payouts wait.
 */
export async function isLastFactorGone(
  { clock }: Pick<AppContext, 'clock'>,
  transaction: Transaction,
  playerId: string,
  { since, proof }: { since: Date; proof: StrongProof },
): Promise<boolean> {
  const now = clock.now();
  const { bound, isSettled } = await factorsOf(transaction, playerId, now);
  if (isSettled(bound.authenticator) || isSettled(bound.passkey)) return false;
  const isShown = proof.way !== 'password' && proof.way !== 'sms' && proof.way !== 'email';
  if (!isShown && isSettled(since)) await upsertFactorLoss(transaction, playerId, now);
  return true;
}
