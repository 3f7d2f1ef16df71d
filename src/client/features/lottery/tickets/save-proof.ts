import type { NumeroProof } from '#lottery/verify-numero.ts';
import type { OwnTicket } from '#lottery/verify-ticket.ts';
import type { KeptSeal } from './kept-seals.ts';

/** All that a ticket's draw is verified by, as `npm run verify -- LOTTERY --file` reads it, for whoever likes. */
export function saveProof({ own, proof, kept }: SavedProof): void {
  const text = JSON.stringify({ own, proof, kept: kept?.seal ?? null }, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const download = `${proof.game}-${proof.numero}-${own.ticket.id}.json`;
  Object.assign(document.createElement('a'), { href: address, download }).click();
  URL.revokeObjectURL(address);
}

interface SavedProof {
  own: OwnTicket;
  proof: NumeroProof;
  kept: KeptSeal | undefined;
}
