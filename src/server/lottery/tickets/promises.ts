import { numbersOf, promisesOf } from '#lottery/promises.ts';
import type { Terms } from '#lottery/slip.ts';
import type { Line } from '#lottery/types.ts';
import type { Sale, SaleFacts } from './sale-facts.ts';
import type { TicketRules } from './ticket-rules.ts';

/** A row of exposure; its number is empty where the play as a whole is meant. */
export interface PromiseKey {
  play: string;
  number: string;
}

export interface TicketPromise extends PromiseKey {
  units: bigint;
}

/** Numbers times numeros that one slip may hold under a bound: each of them is a row under a lock. */
const mostHeld = 20_000;

/**
 * What a slip would promise, before its game is known: so it can be held in the order of locks. A slip that
 * would hold too many rows names its plays alone, and is refused where numbers are bounded.
 */
export function promiseKeys(
  { isAnyOrder }: Pick<TicketRules, 'isAnyOrder'>,
  lines: readonly Pick<Line, 'play' | 'choice'>[],
  numeros: number,
): { keys: PromiseKey[]; isTooWide: boolean } {
  const plays = [...new Set(lines.map(({ play }) => play))].map((play) => ({ play, number: '' }));
  const numbers = new Map<string, PromiseKey>();
  for (const { play, choice } of lines) {
    // Where a family reads numbers in any order and another one does not, both readings are held.
    for (const anyOrder of isAnyOrder(play) ? [false, true] : [false]) {
      for (const { number } of numbersOf(choice, anyOrder)) {
        numbers.set(`${play} ${number}`, { play, number });
        if (numbers.size * numeros > mostHeld) return { keys: plays, isTooWide: true };
      }
    }
  }
  return { keys: [...plays, ...numbers.values()], isTooWide: false };
}

/**
 * What a ticket adds to the exposure of its numero; null where the merchant bounds nothing, and nothing where
 * only a player's own wins are bounded: those are summed over tickets.
 */
export function promisesOfTicket(
  { findPlay }: Pick<TicketRules, 'findPlay'>,
  { lines, promises }: { lines: readonly Line[]; promises: ReadonlyMap<string, bigint> },
  { sale, terms }: { sale: Sale; terms: Terms },
): TicketPromise[] | null {
  const { most_exposure: byPlay, most_per_number: byNumber, most_per_player: byPlayer } = sale;
  if (byPlay === null && byNumber === null && byPlayer === null) return null;
  const made = [...promises].map(([play, units]) => ({ play, number: '', units }));
  const whole = byPlay === null ? [] : made;
  if (byNumber === null) return whole;
  const numbers = new Map<string, TicketPromise>();
  for (const line of lines) {
    const play = findPlay(terms.family, line.play);
    if (!play) throw new Error(`no play ${line.play} in ${terms.family}`);
    for (const [number, units] of promisesOf(play, line, terms)) {
      const key = `${play.code} ${number}`;
      const before = numbers.get(key)?.units ?? 0n;
      numbers.set(key, { play: play.code, number, units: before + units });
    }
  }
  return [...whole, ...numbers.values()];
}

/** The first bound that a slip for money would pass: of the player, of a play, of a number. */
export function passedBound(
  { game: { sale }, exposure, own, numeros }: SaleFacts,
  tickets: readonly { best: bigint; bounded: readonly TicketPromise[] | null }[],
): 'numero.win-above-most' | 'numero.full' | 'number.full' | null {
  const idOf = (index: number) => numeros?.[index]?.id;
  const { most_per_player: mostOwn, most_exposure: mostOfPlay, most_per_number: mostOfOne } = sale;
  if (mostOwn !== null) {
    const isPassed = tickets.some(({ best }, index) => {
      const known = own?.find(({ numeroId }) => numeroId === idOf(index));
      return (known?.promised ?? 0n) + best > mostOwn;
    });
    if (isPassed) return 'numero.win-above-most';
  }
  const keyOf = (numeroId: string | undefined, { play, number }: PromiseKey) =>
    `${numeroId} ${play} ${number}`;
  const known = new Map(exposure?.map((one) => [keyOf(one.numeroId, one), one.promised]));
  const isPassed = (isNumber: boolean, most: bigint | null) =>
    most !== null &&
    tickets.some(({ bounded }, index) =>
      bounded?.some(
        (one) =>
          (one.number !== '') === isNumber &&
          (known.get(keyOf(idOf(index), one)) ?? 0n) + one.units > most,
      ),
    );
  if (isPassed(false, mostOfPlay)) return 'numero.full';
  return isPassed(true, mostOfOne) ? 'number.full' : null;
}
