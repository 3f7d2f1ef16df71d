import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { quicknet } from '#games/beacon-network.ts';
import { commitmentOf } from '#games/draw.ts';
import { roundAfterClosing, sandboxNetwork } from '#lottery/beacon-networks.ts';
import { drawResult } from '#lottery/draw-result.ts';
import { inclusionProof, listRoot } from '#lottery/merkle.ts';
import { ticketText } from '#lottery/ticket-text.ts';
import type { NumeroProof } from '#lottery/verify-numero.ts';
import type { OwnTicket } from '#lottery/verify-ticket.ts';
import { signInSandbox } from '#server/ports/beacon/sandbox/open-sandbox.ts';

export const closesAt = '2026-11-23T12:00:00.000Z';
export const plannedRound = roundAfterClosing(sandboxNetwork, new Date(closesAt));

const lines: OwnTicket['ticket']['lines'] = [
  { play: 'position', choice: [['7', '8'], [], [], [], []], unit: '1', multiple: 1 },
];
const bought = {
  ...{ id: '1042', game: 'SSC1', series: 1_980, stake: '400', salt: 'ab'.repeat(32) },
  numero: '20261123-0001',
};

/** A ticket as its owner sees it, on a list of three. */
export function ownTicket(): OwnTicket {
  const text = ticketText({ ...bought, lines: lines.map((line) => ({ ...line, notes: 2 })) });
  const hash = commitmentOf(text);
  const list = [hash, commitmentOf('another'), commitmentOf('a third')];
  return {
    ticket: {
      ...bought,
      ...{ name: 'Rueda 1', family: 'SSC', purse: 'money', lines, notes: 2, maxSeries: 1_980 },
      numero: {
        ...{ numero: bought.numero, state: 'settled', opensAt: closesAt },
        ...{ closesAt, drawsAt: '2026-11-23T12:00:05.000Z' },
      },
      ...{ seal: null, voidReason: null, result: null, state: 'lost', best: '1980' },
      ...{ outcome: null, currency: 'USD', placedAt: closesAt, settledAt: closesAt, edition: 1 },
      ...{ mayCancel: false, chaseId: null, hash },
    },
    ...{ text, salt: bought.salt },
    inclusion: {
      ...{ root: listRoot(list), index: 0, count: list.length },
      siblings: inclusionProof(list, 0),
    },
  };
}

interface Drawing {
  round?: number;
  sealedAt?: string;
  root?: string;
  signature?: string;
  network?: string;
}

/** A house draw that is in order, or one that an operator made otherwise. */
export function houseProof(drawing: Drawing = {}): NumeroProof {
  const round = drawing.round ?? plannedRound;
  const root = drawing.root ?? ownTicket().inclusion?.root ?? '';
  const signature = drawing.signature ?? signInSandbox(round);
  const seed = 'cd'.repeat(32);
  const { game, numero } = bought;
  return {
    ...{
      game,
      numero,
      family: 'SSC',
      state: 'settled',
      drawnBy: 'house',
      closesAt,
      edition: 1,
      source: 'beacon',
    },
    drawsAt: '2026-11-23T12:00:05.000Z',
    result: [...drawResult('SSC', { seed, game, numero, listRoot: root, beacon: signature })],
    ...{ commitment: commitmentOf(commitmentOf(seed)), link: 2, seed, listRoot: root },
    ...{ listCount: 3, sealedAt: drawing.sealedAt ?? '2026-11-23T12:00:00.400Z' },
    beacon: {
      network: drawing.network ?? sandboxNetwork.name,
      ...{ plannedRound: String(plannedRound), round: String(round), signature },
    },
    ...{ isDemonstration: true, voidReason: null },
  };
}

/** What an operator signs who has made a beacon of their own, and calls it drand's. */
export function ownBeacon(round = plannedRound): {
  publicKey: string;
  signature: string;
  network: string;
} {
  const { shortSignatures } = bls12_381;
  const secret = createHash('sha256').update('the key of an operator').digest();
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  const message = createHash('sha256').update(bytes).digest();
  const point = shortSignatures.hash(message, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
  return {
    publicKey: Buffer.from(shortSignatures.getPublicKey(secret).toBytes(true)).toString('hex'),
    signature: Buffer.from(shortSignatures.sign(point, secret).toBytes(true)).toString('hex'),
    network: quicknet.name,
  };
}
