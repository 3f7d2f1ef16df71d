import { expect, test } from 'vitest';
import { quicknet } from '#games/beacon-network.ts';
import { believedNetwork, sandboxNetwork } from '#lottery/beacon-networks.ts';
import { isSigned } from '#lottery/beacon-signature.ts';
import { drawResult } from '#lottery/draw-result.ts';
import { findPlay } from '#lottery/plays/find-play.ts';
import { verifyNumero } from '#lottery/verify-numero.ts';
import { verifyTicket } from '#lottery/verify-ticket.ts';
import { signInSandbox } from '#server/ports/beacon/sandbox/open-sandbox.ts';
import { houseProof, ownBeacon, ownTicket, plannedRound } from './house-proof.ts';

const faultsOf = async (...given: Parameters<typeof houseProof>) =>
  (await verifyNumero(houseProof(...given), { isSigned })).faults;

test('a draw in order is verified, with the ticket on its list', async () => {
  expect(await faultsOf()).toEqual([]);
  expect(verifyTicket(ownTicket(), houseProof(), findPlay)).toEqual([]);
});

test('a beacon that an operator signs with a key of their own is found out, however well it is signed', async () => {
  const { publicKey, signature, network } = ownBeacon();
  expect(isSigned({ publicKey, round: plannedRound, signature })).toBe(true);
  expect(await faultsOf({ signature, network })).toEqual(['beacon']);
  expect(await faultsOf({ signature })).toEqual(['beacon']);
  // A network of their own is none that anybody believes.
  expect(await faultsOf({ signature, network: 'ef'.repeat(32) })).toEqual(['network']);
});

test('the sandbox, whose key stands in the source, counts on a demonstration alone', async () => {
  const merchant = { ...houseProof(), isDemonstration: false };
  expect((await verifyNumero(merchant, { isSigned })).faults).toEqual(['network']);
  expect(believedNetwork(quicknet.name, false)).toBe(quicknet);
  expect(isSigned({ ...sandboxNetwork, round: 7, signature: signInSandbox(7) })).toBe(true);
});

test('an operator who picks a later round for its result is found out, and a late sealing is named', async () => {
  const wanted = '7';
  const found = Array.from({ length: 40 }, (_, at) => plannedRound + 1 + at).find((round) => {
    const { seed, game, numero, listRoot } = houseProof();
    const from = { seed: seed ?? '', game, numero, listRoot: listRoot ?? '' };
    return drawResult('SSC', { ...from, beacon: signInSandbox(round) })[0] === wanted;
  });
  const picked = houseProof({ round: found ?? 0 });
  expect(picked.result?.[0]).toBe(wanted);
  expect((await verifyNumero(picked, { isSigned })).faults).toEqual(['late', 'round']);
  // Sealed ten seconds late, the draw has the first round after the sealing, and no other.
  const sealedAt = '2026-11-23T12:00:10.000Z';
  expect(await faultsOf({ round: plannedRound + 4, sealedAt })).toEqual(['late']);
  expect(await faultsOf({ round: plannedRound + 9, sealedAt })).toEqual(['late', 'round']);
});

test('a planned round that was written over is found out, for it follows from the closing', async () => {
  const proof = houseProof({ round: plannedRound + 1 });
  const beacon = { ...proof.beacon, plannedRound: String(plannedRound + 1) };
  const rewritten = { ...proof, beacon: beacon as typeof proof.beacon };
  expect((await verifyNumero(rewritten, { isSigned })).faults).toEqual(['round']);
  expect(await faultsOf({ round: plannedRound - 1 })).toEqual(['round']);
});

test('a list that is written after the beacon has spoken is found out by whoever kept the root', async () => {
  const { commitment, link, listRoot, beacon } = houseProof();
  const kept = {
    ...{ commitment: commitment ?? '', link: link ?? 0, listRoot },
    ...{ network: beacon?.network ?? '', plannedRound: beacon?.plannedRound ?? '' },
  };
  const late = houseProof({ root: 'ef'.repeat(32) });
  // By itself the forged draw is in order: everything follows from what is published.
  expect((await verifyNumero(late, { isSigned })).faults).toEqual([]);
  expect((await verifyNumero(late, { isSigned, kept })).faults).toEqual(['swapped-list']);
  expect((await verifyNumero(houseProof(), { isSigned, kept })).faults).toEqual([]);
  const chain = { ...kept, commitment: 'ef'.repeat(32) };
  expect((await verifyNumero(houseProof(), { isSigned, kept: chain })).faults).toEqual([
    'swapped-promise',
  ]);
});

test('a seed of another chain and a result that does not follow are named', async () => {
  const proof = houseProof();
  expect((await verifyNumero({ ...proof, link: 3 }, { isSigned })).faults).toEqual(['chain']);
  const other = { ...proof, result: ['0', '0', '0', '0', '0'] };
  expect((await verifyNumero(other, { isSigned })).faults).toEqual(['result']);
  expect((await verifyNumero(proof, { isSigned, hashes: [] })).faults).toEqual(['list']);
});

test('a void draw whose round was there says what it would have drawn', async () => {
  const drawn = houseProof();
  const proof = { ...drawn, state: 'void' as const, result: null, voidReason: 'no-beacon' };
  expect(await verifyNumero(proof, { isSigned })).toEqual({ faults: [], wouldBe: drawn.result });
  const unsealed = { ...proof, listRoot: null, listCount: null, sealedAt: null };
  expect((await verifyNumero(unsealed, { isSigned })).faults).toEqual([]);
});

test('a text on the list that says another stake, line, series or numero than the ticket is named', () => {
  const own = ownTicket();
  const shown = (change: Partial<typeof own.ticket>) =>
    verifyTicket({ ...own, ticket: { ...own.ticket, ...change } }, houseProof(), findPlay);
  expect(shown({ stake: '4000' })).toEqual(['text']);
  expect(shown({ series: 1_700 })).toEqual(['text']);
  expect(shown({ lines: own.ticket.lines.map((line) => ({ ...line, multiple: 10 })) })).toEqual([
    'text',
  ]);
  expect(shown({ numero: { ...own.ticket.numero, numero: '20261123-0002' } })).toEqual([
    'text',
    'place',
  ]);
  expect(shown({ hash: 'ef'.repeat(32) })).toEqual(['ticket', 'place']);
  expect(verifyTicket({ ...own, text: `${own.text} ` }, houseProof(), findPlay)).toEqual([
    'ticket',
    'text',
  ]);
});

test('a ticket without its place, or on a list of another length, is named, unless it was taken back', () => {
  const own = ownTicket();
  const absent = { ...own, inclusion: null };
  expect(verifyTicket(absent, houseProof(), findPlay)).toEqual(['place']);
  expect(verifyTicket(own, { ...houseProof(), listCount: 4 }, findPlay)).toEqual(['place']);
  const cancelled = { ...absent, ticket: { ...own.ticket, state: 'cancelled' as const } };
  expect(verifyTicket(cancelled, houseProof(), findPlay)).toEqual([]);
});
