import { hash, randomBytes } from 'node:crypto';
import { chainCommitment, linkOf } from '#games/chain.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import {
  type ChainRow,
  insertChain,
  lastChainNumber,
  selectChain,
  selectUsableChain,
} from './chain-store.ts';

/** More than a day of the fastest game; whoever checks a draw walks it once. */
const links = 3_000;

/** The chain that the next numeros are drawn from; its commitment is public before their sale opens. */
export async function usableChain(
  app: Pick<AppContext, 'database' | 'vault'>,
  game: string,
): Promise<ChainRow> {
  const found = await selectUsableChain(app.database, game);
  if (found) return found;
  const end = randomBytes(32).toString('hex');
  const commitment = chainCommitment({ end, rounds: links }, digest);
  await insertChain(app.database, {
    game,
    number: (await lastChainNumber(app.database, game)) + 1,
    links,
    commitment,
    lockedEnd: app.vault.lock(end, placeOf(commitment)),
  });
  return usableChain(app, game);
}

/** The seed of one numero, opened for the moment of its draw. */
export async function seedOf(
  { database, vault }: Pick<AppContext, 'database' | 'vault'>,
  chainId: string,
  link: number,
): Promise<string> {
  const chain = await selectChain(database, chainId);
  if (!chain) throw new Error('A numero names a chain that is gone.');
  const end = vault.unlock(chain.locked_end, placeOf(chain.commitment));
  return linkOf({ end, rounds: chain.links }, link, digest);
}

const placeOf = (commitment: string) => `lottery_chain.locked_end/${commitment}`;

/** The machine's own is many times faster than the one that pages use. */
const digest = (text: string) => hash('sha256', text);
