import type { BeaconNetwork } from '#games/beacon-network.ts';

/** A public source of chance: one round every few seconds, signed, and known to nobody before its time. */
export interface Beacon {
  network: BeaconNetwork;
  /** Undefined while the round has not come. Throws where the beacon cannot be reached or lies. */
  fetchRound(round: number): Promise<string | undefined>;
}

/** The signature is not the network's: the answer is not the beacon's. */
export class WrongBeaconError extends Error {
  readonly code = 'beacon.wrong-signature';
}

/** It answers, and has no round to give. */
export class BeaconDownError extends Error {
  readonly code = 'beacon.down';
}
