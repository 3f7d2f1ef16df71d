import { timeOfRound } from '#games/beacon-network.ts';
import { believedNetwork } from '#lottery/beacon-networks.ts';
import { isSigned } from '#lottery/beacon-signature.ts';
import { findPlay } from '#lottery/plays/find-play.ts';
import { type NumeroProof, type NumeroVerdict, verifyNumero } from '#lottery/verify-numero.ts';
import { type OwnTicket, type TicketFault, verifyTicket } from '#lottery/verify-ticket.ts';
import type { KeptSeal } from './kept-seals.ts';

export interface OwnVerdict extends Pick<NumeroVerdict, 'wouldBe'> {
  /** Empty where all is well. */
  faults: (NumeroVerdict['faults'][number] | TicketFault)[];
  /** This device had the list's root before anybody could know the beacon's round. */
  hasHeldList: boolean;
}

/** The draw made again, and one's own ticket looked for on its list. */
export async function verifyOwnDraw(
  own: OwnTicket,
  proof: NumeroProof,
  kept?: KeptSeal,
): Promise<OwnVerdict> {
  const { faults, wouldBe } = await verifyNumero(proof, {
    isSigned,
    kept: kept?.seal,
    breathe: () => new Promise((resolve) => setTimeout(resolve, 0)),
  });
  return {
    faults: [...faults, ...verifyTicket(own, proof, findPlay)],
    wouldBe,
    hasHeldList: isHeldAhead(kept, proof),
  };
}

function isHeldAhead(kept: KeptSeal | undefined, proof: NumeroProof): boolean {
  const network = proof.beacon && believedNetwork(proof.beacon.network, proof.isDemonstration);
  if (!network || !proof.beacon || kept?.rootAt == null) return false;
  return kept.rootAt < timeOfRound(network, Number(proof.beacon.round)).getTime();
}
