import { createHmac } from 'node:crypto';
import type { Hmac } from '#games/draw.ts';
import { type RaffleFault, raffleFaults } from '#games/prove-raffle.ts';
import { isSigned } from '#lottery/beacon-signature.ts';
import type { Database } from '#server/db/open.ts';
import { readProof } from '#server/rewards/raffles/read-raffles.ts';
import { CommandError } from './command-error.ts';

interface RaffleVerdict {
  raffle: string;
  tickets: number;
  winners: number[];
  beacon: 'drand' | 'none';
  closedAt: string;
  sealedAt: string;
  /** Sealed after the named round had come: drawn by a later one. */
  isSealedLate: boolean;
  /** Empty where nothing is wrong. */
  faults: RaffleFault[];
}

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

/** Draws a raffle again from its seed, the list of its tickets and the beacon. */
export async function verifyRaffle(database: Database, id: string): Promise<RaffleVerdict> {
  const proof = await readProof({ database }, id);
  if (!proof.done) {
    throw new CommandError(
      proof.code === 'raffle.unknown'
        ? `There is no raffle ${id}.`
        : `Raffle ${id} has not been drawn.`,
    );
  }
  const { ranges, picks, beacon, closesAt, sealedAt, namedRound } = proof.value;
  return {
    raffle: id,
    tickets: ranges.at(-1)?.last ?? 0,
    winners: picks.filter(({ outcome }) => outcome === 'won').map(({ number }) => number),
    beacon: beacon ? 'drand' : 'none',
    closedAt: closesAt,
    sealedAt,
    isSealedLate: beacon !== null && beacon.round !== namedRound,
    faults: raffleFaults(proof.value, { hmac, isSigned }),
  };
}
