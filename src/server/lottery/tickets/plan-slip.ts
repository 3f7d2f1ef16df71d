import type { Ratio } from '#games/ratio.ts';
import { quoteSlip, type SlipFault, type Terms } from '#lottery/slip.ts';
import type { Line } from '#lottery/types.ts';
import { promisesOfTicket, type TicketPromise } from './promises.ts';
import type { Sale } from './sale-facts.ts';
import type { TicketRules } from './ticket-rules.ts';

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
  /** What it adds to the sums that bound the sale; null where nothing does. */
  bounded: readonly TicketPromise[] | null;
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
  { findPlay }: Pick<TicketRules, 'findPlay'>,
  lines: readonly Line[],
  { terms, multiples, sale }: { terms: Terms; multiples: readonly number[]; sale: Sale },
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
    const bounded = promisesOfTicket({ findPlay }, { lines: kept, promises }, { sale, terms });
    return { lines: kept, stake, best, promises, bounded };
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
