import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DrawFault } from '#lottery/verify-draw.ts';

/** What a proof can show to be wrong with a draw; the ticket's own faults among it. */
export type ProofFault = DrawFault | 'chain' | 'ticket' | 'place';

export const proofFaultWords: Record<ProofFault, MessageDescriptor> = {
  chain: msg`The seed does not belong to the chain that was published before the sale.`,
  commitment: msg`The seed is not the one that was committed to.`,
  list: msg`The draw was not made from the sealed list.`,
  beacon: msg`The beacon’s signature is not genuine.`,
  result: msg`The result does not follow from what was published.`,
  ticket: msg`The ticket’s hash does not belong to its text.`,
  place: msg`The ticket was not on the sealed list.`,
};
