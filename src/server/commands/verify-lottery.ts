import { isLinked } from '#games/chain.ts';
import { commitmentOf } from '#games/draw.ts';
import { isSigned } from '#lottery/beacon-signature.ts';
import type { Family } from '#lottery/types.ts';
import { verifyDraw } from '#lottery/verify-draw.ts';
import type { Database } from '#server/db/open.ts';
import { readProof } from '#server/lottery/draws/read-draws.ts';
import { findNetwork } from '#server/ports/beacon/open-beacon.ts';
import { CommandError } from './command-error.ts';

export interface LotteryVerdict {
  game: string;
  numero: string;
  result: readonly string[];
  tickets: number;
  /** Empty where nothing is wrong. */
  faults: string[];
}

/** Makes a house draw again from what is published of it: the chain's root, seed, list and beacon. */
export async function verifyLottery(
  database: Database,
  game: string,
  numero: string,
): Promise<LotteryVerdict> {
  const row = await readProof(database, game, numero);
  if (!row) throw new CommandError(`${game} has no numero ${numero}.`);
  const { seed, commitment, link, list_root: listRoot, beacon_signature: signature } = row;
  if (row.chain_id === null)
    throw new CommandError(`${game} is drawn officially, not by the house.`);
  if (!seed || !commitment || !link || !listRoot || !signature || !row.beacon_network) {
    throw new CommandError(`${numero} is ${row.state}: there is nothing to verify.`);
  }
  const network = await findNetwork(row.beacon_network);
  if (!network)
    throw new CommandError('It was drawn with a beacon that this program does not know.');
  const result = (row.result ?? []) as string[];
  const faults: string[] = verifyDraw(
    {
      family: row.family as Family,
      game,
      numero,
      // The numero's own commitment is the link before; that it belongs to the root is asked below.
      commitment: commitmentOf(seed),
      seed,
      listRoot,
      beacon: { publicKey: network.publicKey, round: Number(row.beacon_round), signature },
      result,
    },
    isSigned,
  );
  if (!(await isLinked(seed, commitment, link))) faults.push('chain');
  return { game, numero, result, tickets: row.list_count ?? 0, faults };
}
