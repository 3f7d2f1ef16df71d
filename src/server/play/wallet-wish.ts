import { createHash } from 'node:crypto';
import type { WalletWish } from './store.ts';

/** What an operation may say, in one shape. */
export interface Said {
  transaction?: string;
  player: string;
  currency: string;
  session?: string;
  game?: string;
  round?: string;
  amount?: string;
  bet?: string;
  win?: string;
  isEnd?: boolean;
  of?: string;
  as?: 'completed' | 'cancelled';
  pot?: string;
  campaign?: string;
}

type Told = Pick<WalletWish, 'transaction' | 'bet' | 'win' | 'ends' | 'digest'>;

/** The same operation in the words of the wallet. */
export function wishOf(operation: WalletWish['operation'], said: Said): Told {
  const isBet = operation === 'bet';
  return {
    transaction: said.transaction ?? null,
    bet: BigInt(said.bet ?? (isBet ? said.amount : undefined) ?? 0),
    win: BigInt(said.win ?? (isBet ? undefined : said.amount) ?? 0),
    ends: endOf(operation, said),
    digest: said.transaction === undefined ? null : digestOf(operation, said),
  };
}

function endOf(operation: WalletWish['operation'], said: Said): WalletWish['ends'] {
  if (operation === 'bet-and-win' || said.isEnd) return 'completed';
  return said.as ?? null;
}

/**
 * Over all that makes it this transaction and no other. The session is no part of it: a bet that is
 * asked for again after a new launch is the same bet.
 */
function digestOf(operation: string, { session: _, ...said }: Said): Buffer {
  const told = Object.entries(said)
    .filter(([name]) => name !== 'transaction')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([operation, told]))
    .digest();
}
