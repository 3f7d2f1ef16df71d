import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { chooseClientSeed, Purse, rotateSeeds } from '#contract/inhouse.ts';
import { commitmentOf } from '#games/draw.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Owner } from '../store.ts';
import { newClientSeed, newServerSeed } from './draw.ts';
import {
  hasOpenRound,
  insertPair,
  lockPair,
  markRevealed,
  type PairRow,
  selectPair,
  selectShown,
  updateClientSeed,
} from './seed-store.ts';

type Choose = typeof chooseClientSeed;
type Rotate = typeof rotateSeeds;
type Pair = AnswerOf<Choose>;

/** The pair in use, which is made when somebody first wants to know. */
export async function readSeeds(
  app: AppContext,
  { purse }: { purse: Purse },
  player: Player,
): Promise<Outcome<Pair, 'purse.coins-only'>> {
  const owner = ownerOf(player, purse);
  if (!owner) return refuse('purse.coins-only');
  await ensurePair(app, owner);
  const pair = await selectPair(app.database, owner);
  if (!pair) throw new Error('A pair that was made is gone.');
  return done(viewPair(pair));
}

/** Free at any time between rounds: the gateway's own seed was committed to before. */
export async function changeClientSeed(
  app: AppContext,
  { purse, clientSeed }: RequestOf<Choose>,
  player: Player,
): Promise<Outcome<Pair, Choose['refuses'][number]>> {
  const owner = ownerOf(player, purse);
  if (!owner) return refuse('purse.coins-only');
  await ensurePair(app, owner);
  return inTransaction(app.database, async (transaction) => {
    const pair = await takePair(transaction, owner);
    if (await hasOpenRound(transaction, pair.id)) return refuse('round.open');
    await updateClientSeed(transaction, pair.id, clientSeed);
    return done(viewPair({ ...pair, client_seed: clientSeed }));
  });
}

/** Shows the old seed and commits to a new one; asked again for the same pair, it shows the same. */
export async function changeSeeds(
  app: AppContext,
  { purse, commitment }: RequestOf<Rotate>,
  player: Player,
): Promise<Outcome<AnswerOf<Rotate>, Rotate['refuses'][number]>> {
  const owner = ownerOf(player, purse);
  if (!owner) return refuse('purse.coins-only');
  await ensurePair(app, owner);
  return inTransaction(app.database, async (transaction) => {
    const pair = await takePair(transaction, owner);
    if (pair.commitment !== commitment) {
      const shown = await selectShown(transaction, owner, commitment);
      return shown ? done(shownBeside(app, shown, pair)) : refuse('seed.unknown');
    }
    if (await hasOpenRound(transaction, pair.id)) return refuse('round.open');
    await markRevealed(transaction, pair.id, app.clock.now());
    await insertPair(transaction, newPair(app, owner, pair.client_seed));
    const next = await takePair(transaction, owner);
    return done(shownBeside(app, pair, next));
  });
}

/** Null for trial users where it is about money: they have none. */
export function ownerOf(player: Player, purse: Purse): Owner | null {
  return player.isTrial && purse === 'money' ? null : { playerId: player.id, purse };
}

/** The first caller makes the pair; a concurrent one finds it. */
async function ensurePair(app: AppContext, owner: Owner): Promise<void> {
  if (await selectPair(app.database, owner)) return;
  await insertPair(app.database, newPair(app, owner, newClientSeed()));
}

/** Locked until the transaction ends, so that two rounds never draw the same. */
async function takePair(transaction: Transaction, owner: Owner): Promise<PairRow> {
  // A pair that somebody changed for another while this waited is no longer found by its condition.
  let pair: PairRow | undefined;
  for (let look = 0; look < 50 && !pair; look += 1) pair = await lockPair(transaction, owner);
  if (!pair) throw new Error('A player without seeds wants to draw.');
  return pair;
}

export function serverSeedOf(
  { vault }: Pick<AppContext, 'vault'>,
  { locked_seed, commitment }: Pick<PairRow, 'locked_seed' | 'commitment'>,
): string {
  return vault.unlock(locked_seed, lockedPlaceOf(commitment));
}

/** A server seed of the gateway's, locked, with its commitment. */
export function makePair({ vault }: Pick<AppContext, 'vault'>, clientSeed: string) {
  const serverSeed = newServerSeed();
  const commitment = commitmentOf(serverSeed);
  return { commitment, lockedSeed: vault.lock(serverSeed, lockedPlaceOf(commitment)), clientSeed };
}

function newPair(app: AppContext, owner: Owner, clientSeed: string) {
  return { ...owner, ...makePair(app, clientSeed), now: app.clock.now() };
}

export const lockedPlaceOf = (commitment: string) => `seed_pair.locked_seed/${commitment}`;

function shownBeside(app: AppContext, shown: PairRow, next: PairRow): AnswerOf<Rotate> {
  const { commitment, nonce } = shown;
  return {
    shown: { commitment, serverSeed: serverSeedOf(app, shown), rounds: Number(nonce) },
    next: viewPair(next),
  };
}

function viewPair(pair: PairRow): Pair {
  return {
    commitment: pair.commitment,
    clientSeed: pair.client_seed,
    nonce: Number(pair.nonce),
    madeAt: pair.made_at.toISOString(),
  };
}
