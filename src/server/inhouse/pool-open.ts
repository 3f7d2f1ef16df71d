import { commitmentOf } from '#games/draw.ts';
import type { Draw } from '#games/game.ts';
import { type ScratchPool, scratchPools } from '#games/scratch/pools.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { insertSharedPair } from './chain-store.ts';
import { newClientSeed, newServerSeed, steadyDrawFor } from './draw.ts';
import {
  countPools,
  insertPool,
  lockPool,
  type PoolName,
  type PoolRow,
  selectPool,
} from './pool-store.ts';
import type { PairRow } from './seed-store.ts';
import { lockedPlaceOf, serverSeedOf } from './seeds.ts';

/** What a kind of ticket is printed with; undefined for games that are no tickets. */
export function printOf(rules: string): ScratchPool | undefined {
  return scratchPools.find(({ code }) => code === rules);
}

/** What its order is told by; the same one for as long as it is asked for. */
export function drawOfPool(app: AppContext, pair: PairRow): Draw {
  return steadyDrawFor({
    serverSeed: serverSeedOf(app, pair),
    clientSeed: pair.client_seed,
    nonce: Number(pair.nonce),
  });
}

/** The pool in sale, which is made, and committed to, when somebody first asks for it. */
export async function poolInSale(app: AppContext, name: PoolName): Promise<PoolRow> {
  const known = await selectPool(app.database, name);
  if (known) return known;
  await inTransaction(app.database, async (transaction) =>
    done(await openPool(app, transaction, name)),
  );
  const made = await selectPool(app.database, name);
  if (!made) throw new Error('A pool that was made is gone.');
  return made;
}

/** Shuffled by a seed of its own; its commitment is there before the first ticket can be bought. */
export async function openPool(
  app: AppContext,
  transaction: Transaction,
  name: PoolName,
): Promise<void> {
  const print = printOf(name.rules);
  if (!print) throw new Error(`${name.rules} is sold in no pool.`);
  const number = (await countPools(transaction, name)) + 1;
  const now = app.clock.now();
  const serverSeed = newServerSeed();
  const commitment = commitmentOf(serverSeed);
  const pairId = await insertSharedPair(transaction, {
    purse: name.purse,
    commitment,
    lockedSeed: app.vault.lock(serverSeed, lockedPlaceOf(commitment)),
    clientSeed: newClientSeed(),
    nonce: number,
    now,
  });
  await insertPool(transaction, { ...name, number, pairId, tickets: print.tickets, now });
}

/**
 * Locked, so that each ticket has one owner. Whoever waits for a pool that sells out meanwhile finds
 * neither it nor the one that was opened in its place, and looks again.
 */
export async function takePool(transaction: Transaction, name: PoolName): Promise<PoolRow> {
  for (let look = 0; look < mostLooks; look += 1) {
    const pool = await lockPool(transaction, name);
    if (pool) return pool;
  }
  throw new Error('A table without a pool of tickets.');
}

const mostLooks = 50;
