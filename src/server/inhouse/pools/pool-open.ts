import type { Draw } from '#games/game.ts';
import { type ScratchPool, scratchPools } from '#games/scratch/pools.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PoolToWrite } from '../bets/bet-store.ts';
import { newClientSeed, steadyDrawFor } from '../seeds/draw.ts';
import type { PairRow } from '../seeds/seed-store.ts';
import { makePair, serverSeedOf } from '../seeds/seeds.ts';
import { insertFirstPool, type PoolName, type PoolRow, selectPool } from './pool-store.ts';

/** What a kind of ticket is printed with; undefined for games that are no tickets. */
export function printOf(rules: string): ScratchPool | undefined {
  return scratchPools.find(({ code }) => code === rules);
}

/** The draw that orders its tickets; the same object while it is in use. */
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
  await insertFirstPool(app.database, name, newPool(app, name.rules, 1), app.clock.now());
  const made = await selectPool(app.database, name);
  if (!made) throw new Error('A pool that was made is gone.');
  return made;
}

/** Shuffled by a seed of its own; its commitment is there before the first ticket can be bought. */
export function newPool(
  app: Pick<AppContext, 'vault'>,
  rules: string,
  number: number,
): PoolToWrite {
  const print = printOf(rules);
  if (!print) throw new Error(`${rules} is sold in no pool.`);
  const pair = { ...makePair(app, newClientSeed()), nonce: number };
  return { number, tickets: print.tickets, pair };
}
