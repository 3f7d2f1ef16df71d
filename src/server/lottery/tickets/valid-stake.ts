import { product, ratio, sum } from '#games/ratio.ts';
import { type Hedge, hedgedIn, hedgeOf } from '#lottery/both-sides.ts';
import { unitStake } from '#lottery/units.ts';
import type { Database } from '#server/db/open.ts';
import { type NumeroToSettle, selectPicks, type TicketToSettle } from './settle-store.ts';
import type { TicketRules } from './ticket-rules.ts';

/** What each player has on both sides, over all their tickets of one numero. */
export type Hedges = ReadonlyMap<string, Hedge>;

export async function readHedges(
  database: Database,
  { findPlay }: TicketRules,
  { id, family }: NumeroToSettle,
): Promise<Hedges> {
  const rows = await selectPicks(database, id);
  return new Map(
    rows.map(({ playerId, plays }) => {
      const played = plays.flatMap(({ play: code, choices }) => {
        const play = findPlay(family, code);
        return play ? [{ play, choices }] : [];
      });
      return [playerId, hedgeOf(family, played)];
    }),
  );
}

/** Of a ticket's stake, what may count as a valid bet: all but what lies on both sides. Null where all may. */
export function validStake(
  { findPlay }: TicketRules,
  family: NumeroToSettle['family'],
  { playerId, lines, stake, minorDigits }: TicketToSettle,
  hedges: Hedges,
): string | null {
  const hedge = hedges.get(playerId);
  if (!hedge) return null;
  const hedged = lines.flatMap((line) => {
    const play = findPlay(family, line.play);
    if (!play) return [];
    const notes = play.count(hedgedIn(hedge, play, line.choice));
    const units = ratio(notes * play.unitsPerNote);
    return [product(unitStake(family, line, minorDigits), units)];
  });
  const { numerator, denominator } = sum(hedged);
  if (numerator === 0n) return null;
  // A part of a minor unit on both sides takes the whole unit out: what counts is never too much.
  return String(BigInt(stake) - (numerator + denominator - 1n) / denominator);
}
