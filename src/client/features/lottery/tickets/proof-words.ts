import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProofFault } from '#lottery/verify-numero.ts';
import type { TicketFault } from '#lottery/verify-ticket.ts';

/** What a proof can show to be wrong with a draw; the ticket's own faults among it. */
export const proofFaultWords: Record<ProofFault | TicketFault, MessageDescriptor> = {
  chain: msg`The seed does not belong to the chain that was published before the sale.`,
  list: msg`The draw was not made from the sealed list.`,
  network: msg`The beacon is none that this app knows, so nothing it signed counts.`,
  beacon: msg`The beacon’s signature is not genuine.`,
  round: msg`The draw was made from another round of the beacon than the rule names.`,
  late: msg`The list was sealed late, so a later round of the beacon was used than the one named before the sale.`,
  result: msg`The result does not follow from what was published.`,
  'swapped-promise': msg`What this device was promised at the sale is not what is published now.`,
  'swapped-list': msg`The sealed list is not the one that this device received at the closing.`,
  ticket: msg`The ticket’s hash does not belong to its text.`,
  text: msg`The text on the list says something else than this ticket.`,
  place: msg`The ticket was not on the sealed list.`,
};
