import { type BeaconTimes, quicknet, timeOfRound } from './beacon-network.ts';
import { commitmentOf, type Hmac } from './draw.ts';
import { evenDraw } from './even-draw.ts';
import { drawTickets, type Pick, type RaffleRules, type TicketRange } from './raffle-draw.ts';
import { hexOf, sha256Of } from './sha256.ts';

/** What is drawn from beside the seed. Without a beacon a dash stands in its place. */
export function raffleText(id: string, listHash: string, beacon: string | null): string {
  return `raffle:${id}:${listHash}:${beacon ?? '-'}`;
}

/** Of `NUMBER:HOLDER`, a line a ticket, in the order of numbers. */
export function listHashOf(ranges: readonly TicketRange[]): string {
  return hexOf(sha256Of(linesOf(ranges)));
}

function* linesOf(ranges: readonly TicketRange[]): Generator<string> {
  for (const { first, last, holder } of ranges) {
    for (let number = first; number <= last; number += 1) {
      yield number === 1 ? `${number}:${holder}` : `\n${number}:${holder}`;
    }
  }
}

export interface DrawnRaffle extends RaffleRules {
  id: string;
  commitment: string;
  serverSeed: string;
  listHash: string;
  /** When the list was sealed, and the round that was named before the first ticket. */
  sealedAt: string;
  namedRound: number;
  beacon: BeaconOfDraw | null;
  ranges: readonly TicketRange[];
  picks: readonly Pick[];
}

/** A round of the beacon, and what tells when it came. */
interface BeaconOfDraw extends BeaconTimes {
  publicKey: string;
  round: number;
  signature: string;
}

/** `late`: whoever sealed the list could know the beacon. `round`: another one than was named, without need. */
export type RaffleFault = 'seed' | 'list' | 'beacon' | 'late' | 'round' | 'draw';

/** What does not fit of a raffle that was drawn; empty where everything does. */
export function raffleFaults(
  raffle: DrawnRaffle,
  {
    hmac,
    isSigned,
  }: { hmac: Hmac; isSigned: (beacon: NonNullable<DrawnRaffle['beacon']>) => boolean },
): RaffleFault[] {
  const { id, serverSeed, listHash, beacon, ranges, picks } = raffle;
  const faults: RaffleFault[] = [];
  if (commitmentOf(serverSeed) !== raffle.commitment) faults.push('seed');
  if (!isWhole(ranges) || listHashOf(ranges) !== listHash) faults.push('list');
  if (beacon && !(isOfNetwork(beacon) && isSigned(beacon))) faults.push('beacon');
  if (beacon) faults.push(...timeFaults(raffle, beacon));
  const clientSeed = raffleText(id, listHash, beacon?.signature ?? null);
  // The list does not say who is excluded. A drawn ticket of an excluded holder is published as passed over.
  const out = new Set(picks.filter(({ outcome }) => outcome === 'out').map(({ holder }) => holder));
  const below = evenDraw({ serverSeed, clientSeed, nonce: 0 }, hmac);
  const again = drawTickets(below, ranges, raffle, (holder) => out.has(holder));
  if (!isSame(again, picks)) faults.push('draw');
  return faults;
}

/** A round is known from its time on: the list has to stand by then. Only a late list may wait for another round. */
function timeFaults({ sealedAt, namedRound }: DrawnRaffle, beacon: BeaconOfDraw): RaffleFault[] {
  const sealed = new Date(sealedAt);
  const faults: RaffleFault[] = [];
  if (!(timeOfRound(beacon, beacon.round) > sealed)) faults.push('late');
  const isNamed = beacon.round === namedRound;
  if (!isNamed && timeOfRound(beacon, namedRound) > sealed) faults.push('round');
  return faults;
}

/** Of the public network nobody has to be asked when its rounds come. */
function isOfNetwork({ publicKey, genesisSeconds, periodSeconds }: BeaconOfDraw): boolean {
  return (
    publicKey !== quicknet.publicKey ||
    (genesisSeconds === quicknet.genesisSeconds && periodSeconds === quicknet.periodSeconds)
  );
}

/** Every number from 1 on once, without a gap. */
function isWhole(ranges: readonly TicketRange[]): boolean {
  let next = 1;
  for (const { first, last } of ranges) {
    if (first !== next || last < first) return false;
    next = last + 1;
  }
  return true;
}

function isSame(some: readonly Pick[], others: readonly Pick[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, place) => {
      const other = others[place];
      return (
        one.number === other?.number && one.holder === other.holder && one.outcome === other.outcome
      );
    })
  );
}
