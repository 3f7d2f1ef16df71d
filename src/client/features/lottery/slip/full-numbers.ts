import { findPlay } from '#lottery/plays/find-play.ts';
import { numbersOf, promisesOf } from '#lottery/promises.ts';
import type { Terms } from '#lottery/slip.ts';
import type { Line, Play } from '#lottery/types.ts';
import { type Draft, lineOf } from '../draft.ts';
import type { Board } from '../use-lottery-game.ts';
import { termsOf } from './quote-draft.ts';

type Bounds = Pick<Board, 'mostPerNumber' | 'numbers'>;

/** Whether a slip asks more of one of its numbers than the open numero can still take. */
export function hasFullNumber(lines: readonly Line[], board: Bounds, terms: Terms): boolean {
  if (board.mostPerNumber === null) return false;
  const most = BigInt(board.mostPerNumber);
  const promised = new Map(board.numbers.map((one) => [keyOf(one), BigInt(one.promised)]));
  for (const line of lines) {
    const play = findPlay(terms.family, line.play);
    if (!play) continue;
    for (const [number, units] of promisesOf(play, line, terms)) {
      const key = keyOf({ play: play.code, number });
      const sum = (promised.get(key) ?? 0n) + units;
      if (sum > most) return true;
      promised.set(key, sum);
    }
  }
  return false;
}

const keyOf = ({ play, number }: { play: string; number: string }) => `${play} ${number}`;

/** Says which symbols of a play are sold out at the draft's unit and multiple, before they are tapped. */
export function fullSymbols(
  board: Board,
  play: Play,
  draft: Draft,
): (row: number, symbol: string) => boolean {
  const { mostPerNumber } = board;
  const known = board.numbers.filter((one) => one.play === play.code);
  if (mostPerNumber === null || known.length === 0) return () => false;
  const promised = new Map(known.map((one) => [one.number, BigInt(one.promised)]));
  const terms = termsOf(board, draft);
  const rows = draft.picks.length;
  return (row, symbol) => {
    const choice = Array.from({ length: rows }, (_, index) => (index === row ? [symbol] : []));
    const [named] = numbersOf(choice, play.isAnyOrder === true);
    const before = named && promised.get(named.number);
    if (!named || before === undefined) return false;
    const units = promisesOf(play, { ...lineOf(draft), choice }, terms).get(named.number) ?? 0n;
    return before + (units > 0n ? units : 1n) > BigInt(mostPerNumber);
  };
}
