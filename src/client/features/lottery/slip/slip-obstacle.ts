import { mostLines } from '#contract/lottery-tickets.ts';
import { findPlay } from '#lottery/plays/find-play.ts';
import { quoteSlip, type SlipFault, type SlipQuote, type Terms } from '#lottery/slip.ts';
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
  | 'repeat-full'
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
    const full = boundObstacle(quote, lines, slip);
    if (full) return full;
    if (highest > 1 && isRepeatTooHigh(slip)) return 'repeat-full';
  }
  return slip.available !== null && slip.cost > slip.available ? 'short' : null;
}

/** What a slip asks for in one draw, against what that draw was promised already. */
function boundObstacle(
  quote: SlipQuote,
  lines: readonly Line[],
  { board, terms }: Pick<SlipToBuy, 'board' | 'terms'>,
): Obstacle | null {
  const { mostPerPlayer, ownPromised } = board;
  if (mostPerPlayer !== null && BigInt(ownPromised) + quote.best > BigInt(mostPerPlayer)) {
    return 'own-win-above';
  }
  if (isFull(quote, { lines, board })) return 'full';
  return hasFullNumber(lines, board, terms) ? 'number-full' : null;
}

/** What later draws were promised is not known here; but what is too much for an empty one is. */
function isRepeatTooHigh({ lines, board, terms, highest }: SlipToBuy): boolean {
  const raised = lines.map((line) => ({ ...line, multiple: line.multiple * highest }));
  const quote = quoteSlip(findPlay, raised, terms);
  if (quote.fault !== undefined) return false;
  const empty = { ...board, ownPromised: '0', exposure: [], numbers: [] };
  return boundObstacle(quote, raised, { board: empty, terms }) !== null;
}

/** Does a play of the slip promise more than the open numero can still take? */
function isFull(quote: SlipQuote, { lines, board }: Pick<SlipToBuy, 'lines' | 'board'>): boolean {
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
