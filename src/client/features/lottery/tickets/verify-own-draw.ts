import type { ValueOf } from '#contract/call.ts';
import type { numeroProof } from '#contract/lottery.ts';
import type { oneTicket, Ticket } from '#contract/lottery-tickets.ts';
import { isLinked } from '#games/chain.ts';
import { commitmentOf } from '#games/draw.ts';
import { isSigned } from '#lottery/beacon-signature.ts';
import { isIncluded } from '#lottery/merkle.ts';
import type { Family } from '#lottery/types.ts';
import { verifyDraw } from '#lottery/verify-draw.ts';
import type { ProofFault } from './proof-words.ts';

/** One's own ticket, as far as a proof looks at it. */
interface OwnTicket extends Pick<ValueOf<typeof oneTicket>, 'text' | 'inclusion'> {
  ticket: Pick<Ticket, 'hash' | 'state'>;
}

/** The draw made again, and one's own ticket looked for on its list. An empty list means all is well. */
export async function verifyOwnDraw(
  own: OwnTicket,
  proof: ValueOf<typeof numeroProof>,
): Promise<ProofFault[]> {
  const isPromised = await isOfPublishedChain(proof);
  return [
    ...(isPromised ? [] : (['chain'] as const)),
    ...drawFaults(proof),
    ...ticketFaults(own, proof.listRoot),
  ];
}

/** The seed leads back to the root that was published before the first draw of its chain. */
async function isOfPublishedChain({
  seed,
  commitment,
  link,
}: ValueOf<typeof numeroProof>): Promise<boolean> {
  if (seed === null || commitment === null || link === null) return false;
  return isLinked(seed, commitment, link, () => new Promise((resolve) => setTimeout(resolve, 0)));
}

function drawFaults(proof: ValueOf<typeof numeroProof>): ProofFault[] {
  const { seed, listRoot, beacon, result } = proof;
  if (seed === null || listRoot === null) return ['list'];
  if (!beacon?.publicKey || !beacon.signature || result === null) return ['beacon'];
  return verifyDraw(
    {
      family: proof.family as Family,
      game: proof.game,
      numero: proof.numero,
      // Each seed commits to the one after it; that it belongs to the chain is asked above.
      commitment: commitmentOf(seed),
      seed,
      listRoot,
      beacon: {
        publicKey: beacon.publicKey,
        round: Number(beacon.round),
        signature: beacon.signature,
      },
      result,
    },
    isSigned,
  );
}

function ticketFaults({ ticket, text, inclusion }: OwnTicket, root: string | null): ProofFault[] {
  if (commitmentOf(text) !== ticket.hash) return ['ticket'];
  // A ticket that was taken back before the closing is rightly on no list; any other has its place there.
  if (ticket.state === 'cancelled') return [];
  if (inclusion === null || root === null) return ['place'];
  const { index, count: size, siblings: way } = inclusion;
  const isOnList = isIncluded({ hash: ticket.hash, index, size, way }, root);
  return inclusion.root === root && isOnList ? [] : ['place'];
}
