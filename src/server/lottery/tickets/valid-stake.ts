import { product, ratio, sum } from '#games/ratio.ts';
import { hasSides, onBothSides, type Picked, pickedIn } from '#lottery/both-sides.ts';
import { unitStake } from '#lottery/units.ts';
import type { Database } from '#server/db/open.ts';
import { type NumeroToSettle, selectSides, type TicketToSettle } from './settle-store.ts';
import type { TicketRules } from './ticket-rules.ts';

/** What each player picked of each play with sides, over all their tickets of one numero. */
export type Sides = ReadonlyMap<string, Picked>;

export async function readSides(
  database: Database,
  { playsOf }: TicketRules,
  { id, family }: NumeroToSettle,
): Promise<Sides> {
  const plays = playsOf(family)
    .filter(hasSides)
    .map(({ code }) => code);
  const rows = await selectSides(database, { numeroId: id, plays });
  return new Map(
    rows.map(({ playerId, play, choices }) => [keyOf(playerId, play), pickedIn(choices)]),
  );
}

/** Of a ticket's stake, what may count as a valid bet: all but what lies on both sides. Null where all may. */
export function validStake(
  { findPlay }: TicketRules,
  family: NumeroToSettle['family'],
  { playerId, lines, stake, minorDigits }: TicketToSettle,
  sides: Sides,
): string | null {
  const hedged = lines.flatMap((line) => {
    const play = findPlay(family, line.play);
    const picked = sides.get(keyOf(playerId, line.play));
    if (!play || !picked) return [];
    const notes = play.count(onBothSides(play, line.choice, picked));
    const units = ratio(notes * play.unitsPerNote);
    return [product(unitStake(family, line, minorDigits), units)];
  });
  const { numerator, denominator } = sum(hedged);
  if (numerator === 0n) return null;
  // A part of a minor unit on both sides takes the whole unit out: what counts is never too much.
  return String(BigInt(stake) - (numerator + denominator - 1n) / denominator);
}

const keyOf = (playerId: string, play: string) => `${playerId}/${play}`;
