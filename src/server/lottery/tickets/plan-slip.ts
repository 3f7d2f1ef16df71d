import type { Ratio } from '#games/ratio.ts';
import { type FindPlay, quoteSlip, type SlipFault, type Terms } from '#lottery/slip.ts';
import type { Line } from '#lottery/types.ts';

/** A line as it is kept: settlement and exposure read these figures and count nothing again. */
export interface KeptLine extends Line {
  notes: number;
  /** Minor units as digits: the most that this line may win. */
  best: string;
}

export interface PlannedTicket {
  lines: readonly KeptLine[];
  stake: bigint;
  best: bigint;
  /** The most that all lines of a play may win, by play. */
  promises: ReadonlyMap<string, bigint>;
}

export interface PlannedSlip {
  notes: number;
  /** One for each numero, the first one with a multiple of 1. */
  tickets: readonly PlannedTicket[];
  /** All numeros together. */
  cost: bigint;
}

/** Counts a slip once; later numeros of a chase cost the same times their own multiple. */
export function planSlip(
  findPlay: FindPlay,
  lines: readonly Line[],
  { terms, multiples }: { terms: Terms; multiples: readonly number[] },
): PlannedSlip | SlipFault {
  const quote = quoteSlip(findPlay, lines, terms);
  if (quote.fault !== undefined) return quote;
  const tickets = multiples.map((multiple) => {
    const kept = lines.map((line, index) => ({
      ...line,
      multiple: line.multiple * multiple,
      notes: quote.lines[index]?.notes ?? 0,
      best: String(roundedDown(quote.lines[index]?.best, multiple)),
    }));
    const promises = new Map<string, bigint>();
    for (const { play, best } of kept) {
      promises.set(play, (promises.get(play) ?? 0n) + BigInt(best));
    }
    const stake = quote.stake * BigInt(multiple);
    const best = [...promises.values()].reduce((sum, one) => sum + one, 0n);
    return { lines: kept, stake, best, promises };
  });
  return {
    notes: quote.notes,
    tickets,
    cost: tickets.reduce((sum, { stake }) => sum + stake, 0n),
  };
}

function roundedDown(best: Ratio | undefined, multiple: number): bigint {
  return best ? (best.numerator * BigInt(multiple)) / best.denominator : 0n;
}
