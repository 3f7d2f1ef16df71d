import { mostLines } from '#contract/lottery-tickets.ts';
import type { SlipFault, SlipQuote, Terms } from '#lottery/slip.ts';
import type { Line } from '#lottery/types.ts';
import type { Board, OpenedNow } from '../use-lottery-game.ts';
import { hasFullNumber } from './full-numbers.ts';

/** Why a slip cannot be bought right now. */
export type Obstacle =
  | SlipFault['fault']
  | 'offline'
  | 'stopped'
  | 'between-draws'
  | 'lines'
  | 'stake-below'
  | 'stake-above'
  | 'win-above'
  | 'own-win-above'
  | 'full'
  | 'number-full'
  | 'short';

interface SlipToBuy {
  quote: SlipQuote | SlipFault;
  lines: readonly Line[];
  terms: Terms;
  board: Board;
  now: OpenedNow | undefined;
  isOnline: boolean;
  /** The highest that a chase multiplies the slip by; 1 without one. */
  highest: number;
  /** All draws together. */
  cost: bigint;
  /** Null where it is not known: then the gateway alone judges it. */
  available: bigint | null;
}

/**
 * The first obstacle, so that a disabled button has a reason. The gateway judges again when the slip is sold,
 * and some of what it knows (limits, breaks) is said then.
 */
export function slipObstacle(slip: SlipToBuy): Obstacle | null {
  const { quote, lines, board, now, highest } = slip;
  if (quote.fault !== undefined) return quote.fault;
  if (!slip.isOnline) return 'offline';
  if (now?.isStopped) return 'stopped';
  if (!now?.opened) return 'between-draws';
  if (lines.length > mostLines) return 'lines';
  if (lines.some((line) => line.multiple * highest > board.mostMultiple)) return 'multiple';
  if (quote.stake < BigInt(board.leastStake)) return 'stake-below';
  if (quote.stake * BigInt(highest) > BigInt(board.mostStake)) return 'stake-above';
  if (quote.best * BigInt(highest) > BigInt(board.mostWin)) return 'win-above';
  if (board.coins === null) {
    const { mostPerPlayer, ownPromised } = board;
    if (mostPerPlayer !== null && BigInt(ownPromised) + quote.best > BigInt(mostPerPlayer)) {
      return 'own-win-above';
    }
    if (isFull(quote, slip)) return 'full';
    if (hasFullNumber(lines, board, slip.terms)) return 'number-full';
  }
  return slip.available !== null && slip.cost > slip.available ? 'short' : null;
}

/** Does a play of the slip promise more than the open numero can still take? */
function isFull(quote: SlipQuote, { lines, board }: SlipToBuy): boolean {
  const promises = new Map<string, bigint>();
  for (const [index, { play }] of lines.entries()) {
    const best = quote.lines[index]?.best;
    if (best) promises.set(play, (promises.get(play) ?? 0n) + best.numerator / best.denominator);
  }
  return [...promises].some(([play, best]) => {
    const left = prizesLeft(board, play);
    return left !== null && best > left;
  });
}

/** What the open numero can still promise in prizes of a play; null where nothing bounds it. */
export function prizesLeft(
  { mostExposure, exposure }: Pick<Board, 'mostExposure' | 'exposure'>,
  play: string,
): bigint | null {
  if (mostExposure === null) return null;
  const promised = exposure.find((one) => one.play === play)?.promised ?? '0';
  const left = BigInt(mostExposure) - BigInt(promised);
  return left > 0n ? left : 0n;
}
