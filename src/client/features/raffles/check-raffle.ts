import type { ValueOf } from '#contract/call.ts';
import type { Raffle, raffleProof } from '#contract/raffles.ts';
import { type RaffleFault, raffleFaults } from '#games/prove-raffle.ts';
import { hmacSha256 } from '#games/sha256.ts';
import { isSigned } from '#lottery/beacon-signature.ts';

type Proof = ValueOf<typeof raffleProof>;

/**
 * The draw made again on this device, out of what the page showed before: another commitment, list, time of sealing or beacon
 * than those would prove another draw. An empty list means all is well.
 */
export function checkRaffle(shown: Raffle, proof: Proof): RaffleFault[] {
  const faults = raffleFaults(proof, { hmac: hmacSha256, isSigned });
  const isOther =
    proof.id !== shown.id ||
    proof.commitment !== shown.commitment ||
    proof.listHash !== shown.listHash ||
    proof.sealedAt !== shown.sealedAt ||
    proof.namedRound !== shown.beaconRound ||
    (proof.beacon !== null && proof.beacon.round !== (shown.lateRound ?? shown.beaconRound));
  return isOther ? [...faults, 'draw'] : faults;
}
