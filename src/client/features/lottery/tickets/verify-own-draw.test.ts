import { expect, test } from 'vitest';
import { timeOfRound } from '#games/beacon-network.ts';
import { sandboxNetwork } from '#lottery/beacon-networks.ts';
import { houseProof, ownTicket, plannedRound } from '#tests/lottery/house-proof.ts';
import type { KeptSeal } from './kept-seals.ts';
import { verifyOwnDraw } from './verify-own-draw.ts';

const roundMs = timeOfRound(sandboxNetwork, plannedRound).getTime();
const { game, numero, commitment, link, listRoot, beacon } = houseProof();
const kept: KeptSeal = {
  ...{ game, numero, rootAt: roundMs - 1 },
  seal: {
    ...{ commitment: commitment ?? '', link: link ?? 0, listRoot },
    ...{ network: beacon?.network ?? '', plannedRound: beacon?.plannedRound ?? '' },
  },
};

test('a draw and a ticket that agree are good, with or without what the device kept', async () => {
  const held = await verifyOwnDraw(ownTicket(), houseProof(), kept);
  expect(held).toEqual({ faults: [], wouldBe: null, hasHeldList: true });
  const unheld = await verifyOwnDraw(ownTicket(), houseProof());
  expect(unheld).toEqual({ faults: [], wouldBe: null, hasHeldList: false });
  const late = await verifyOwnDraw(ownTicket(), houseProof(), { ...kept, rootAt: roundMs });
  expect(late.hasHeldList).toBe(false);
});

test('faults of the draw, of what was promised and of the ticket are named together', async () => {
  const own = ownTicket();
  const other = { ...own, ticket: { ...own.ticket, stake: '4000' } };
  const swapped = { ...kept, seal: { ...kept.seal, listRoot: 'ef'.repeat(32) } };
  const proof = { ...houseProof(), result: ['0', '0', '0', '0', '0'] };
  const { faults } = await verifyOwnDraw(other, proof, swapped);
  expect(faults).toEqual(['swapped-list', 'result', 'text']);
});
