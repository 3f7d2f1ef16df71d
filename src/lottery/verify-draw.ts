import type { Hmac } from '#games/draw.ts';
import { hmacSha256 } from '#games/sha256.ts';
import type { BeaconRound } from './beacon-signature.ts';
import { type DrawnFrom, drawResult } from './draw-result.ts';
import { isIncluded, listRoot } from './merkle.ts';
import { type TicketToHash, ticketHash } from './ticket-text.ts';
import type { Family, Result } from './types.ts';

/**
 * Makes a house draw again from what was published. An empty list means that nothing is wrong; the
 * beacon's check is handed in, because it brings the curves with it. That the seed was committed to, and
 * that the round is the right one, `verifyNumero` asks.
 */
export function verifyDraw(
  published: PublishedDraw,
  isSigned: (round: BeaconRound) => boolean,
  hmac: Hmac = hmacSha256,
): DrawFault[] {
  const { family, beacon, hashes, result } = published;
  const faults: DrawFault[] = [];
  if (hashes && listRoot(hashes) !== published.listRoot) faults.push('list');
  if (!isSigned(beacon)) faults.push('beacon');
  const from: DrawnFrom = { ...published, beacon: beacon.signature };
  // A signature in wrong letters is a fault of the beacon, and nothing can be drawn from it.
  const isHex = /^([0-9a-f]{2})+$/.test(beacon.signature);
  const drawn = isHex ? drawResult(family, from, hmac) : [];
  if (drawn.join() !== result.join()) faults.push('result');
  return faults;
}

export interface PublishedDraw {
  family: Family;
  game: string;
  numero: string;
  seed: string;
  listRoot: string;
  /** The whole list, where somebody wants its root counted again. */
  hashes?: readonly string[];
  beacon: BeaconRound;
  result: Result;
}

export type DrawFault = 'list' | 'beacon' | 'result';

/** Whether one's own ticket was on the list that the draw was made from. */
export function isOnList(
  ticket: TicketToHash,
  place: { index: number; size: number; way: readonly string[] },
  root: string,
): boolean {
  return isIncluded({ hash: ticketHash(ticket), ...place }, root);
}
