import * as v from 'valibot';
import type { Purse } from '#contract/inhouse.ts';
import type { Standing } from '#games/game.ts';
import { orderOf } from '#games/scratch/order.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { newPool, printOf } from '../pools/pool-open.ts';
import { drawFor, newClientSeed, steadyDrawFor } from '../seeds/draw.ts';
import { makePair, serverSeedOf } from '../seeds/seeds.ts';
import type { BetFacts, PairFacts } from './bet-facts.ts';
import type { PairToWrite, PoolToWrite } from './bet-store.ts';
import type { Bet } from './review-bet.ts';

type Vault = Pick<AppContext, 'vault'>;

/** What a bet came to, with what it was drawn from. */
export interface DrawnBet {
  standing: Standing<unknown>;
  /** As they are stored: the round is replayed from exactly these. */
  choices: string;
  pair: Omit<PairFacts, 'id'>;
  pairId: string | null;
  newPair: PairToWrite | null;
  newPool: PoolToWrite | null;
  /** The pool that follows, where this was the last ticket that could win. */
  nextPool: PoolToWrite | null;
  ticket: number | null;
}

interface Chosen {
  requested: unknown;
  choices: unknown;
  purse: Purse;
}

/** Draws a reviewed bet: from the player's own seeds, a table's chain, or a pool of tickets. */
export function drawBet(
  app: Vault,
  facts: BetFacts,
  { game, stake }: Bet,
  { requested, choices }: Chosen,
): DrawnBet {
  if (game.drawnFrom === 'pool') return drawTicket(app, facts, { game, stake });
  const made = facts.pair ? null : { ...makePair(app, newClientSeed()), nonce: 0 };
  const pair = facts.pair ?? (made && asFacts(made));
  if (!pair || (made && game.drawnFrom)) throw new Error('A round of a table without its seed.');
  const replayed = game.tell(choices, [], drawFor(seedsOf(app, pair)));
  if (replayed.refused) throw new Error(`${game.code} refuses to begin.`);
  return {
    standing: replayed,
    choices: JSON.stringify(requested),
    pair,
    pairId: facts.pair?.id ?? null,
    newPair: made,
    newPool: null,
    nextPool: null,
    ticket: null,
  };
}

/** The next ticket of the pool, which decides what it pays. */
function drawTicket(
  app: Vault,
  { pair: known, pool }: BetFacts,
  { game, stake }: Pick<Bet, 'game' | 'stake'>,
): DrawnBet {
  const made = pool ? null : newPool(app, game.code, 1);
  const pair = made ? asFacts(made.pair) : known;
  if (!pair) throw new Error('A pool without its seed.');
  const number = pool?.number ?? 1;
  const ticket = pool?.sold ?? 0;
  const choices = JSON.stringify({ stake: String(stake), ticket });
  const draw = steadyDrawFor(seedsOf(app, pair));
  const replayed = game.tell(v.parse(game.choices, JSON.parse(choices)), [], draw);
  if (replayed.refused || replayed.paid === null)
    throw new Error('A ticket that does not say what it pays.');
  const print = printOf(game.code);
  if (!print) throw new Error(`${game.code} is sold in no pool.`);
  const hasPrizesLeft = orderOf(print, draw)
    .subarray(ticket + 1)
    .some((prize) => prize > 0);
  return {
    standing: replayed,
    choices,
    pair,
    pairId: made ? null : (known?.id ?? null),
    newPair: null,
    newPool: made,
    nextPool: hasPrizesLeft ? null : newPool(app, game.code, number + 1),
    ticket,
  };
}

function seedsOf(app: Vault, pair: Omit<PairFacts, 'id'>) {
  const serverSeed = serverSeedOf(app, pair);
  return { serverSeed, clientSeed: pair.client_seed, nonce: Number(pair.nonce) };
}

/** A pair that is made with the bet, as the next bet will find it. */
function asFacts({ commitment, lockedSeed, clientSeed, nonce }: PairToWrite): DrawnBet['pair'] {
  return {
    commitment,
    locked_seed: lockedSeed,
    client_seed: clientSeed,
    nonce: String(nonce),
    revealed_at: null,
  };
}
