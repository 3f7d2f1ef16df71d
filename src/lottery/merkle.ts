import { hexOf, sha256 } from '#games/sha256.ts';
import { bytesOfHex } from './hex.ts';

/** SHA-256 of bytes. Handed in where a list of many tickets is sealed. */
export type DigestBytes = (bytes: Uint8Array) => Uint8Array;

/**
 * The root over ticket hashes, in the order of the tickets' ids, as RFC 6962 builds it: leaves and nodes
 * are hashed under different first bytes, so that no node can be passed off as a ticket.
 */
export function listRoot(hashes: readonly string[], digest: DigestBytes = sha256): string {
  return hexOf(rootOf(leavesOf(hashes, digest), digest));
}

/** What shows that the ticket at `index` is on the list: its sisters on the way up, in hexadecimal. */
export function inclusionProof(
  hashes: readonly string[],
  index: number,
  digest: DigestBytes = sha256,
): string[] {
  if (!Number.isInteger(index) || index < 0 || index >= hashes.length) {
    throw new RangeError(`no ticket ${index} on this list`);
  }
  const way: string[] = [];
  for (const [height, nodes] of listFloors(hashes, digest).entries()) {
    const sister = nodes[sisterOf(index, height)];
    // The last node of an odd floor has no sister: it climbs as it is.
    if (sister && nodes.length > 1) way.push(hexOf(sister));
  }
  return way;
}

/** All nodes of a list, its leaves first and its root last: a proof out of them needs no hashing. */
export function listFloors(
  hashes: readonly string[],
  digest: DigestBytes = sha256,
): Uint8Array[][] {
  const floors = [leavesOf(hashes, digest)];
  for (let nodes = floors[0] ?? []; nodes.length > 1; ) {
    nodes = floorAbove(nodes, digest);
    floors.push(nodes);
  }
  return floors;
}

/** Beside which node the way from leaf `index` leads at this height. */
export function sisterOf(index: number, height: number): number {
  return Math.floor(index / 2 ** height) ^ 1;
}

export interface Inclusion {
  hash: string;
  index: number;
  /** How many tickets are on the list. */
  size: number;
  way: readonly string[];
}

/** Whether the proof leads from the ticket to the root that the draw was made from. */
export function isIncluded(
  { hash, index, size, way }: Inclusion,
  root: string,
  digest: DigestBytes = sha256,
): boolean {
  if (!Number.isInteger(index) || index < 0 || index >= size) return false;
  if (![hash, ...way].every((one) => /^[0-9a-f]{64}$/.test(one))) return false;
  let reached = leafOf(hash, digest);
  let used = 0;
  for (let [at, last] = [index, size - 1]; last > 0; at >>= 1, last >>= 1) {
    if (at % 2 === 0 && at === last) continue;
    const sister = way[used];
    if (sister === undefined) return false;
    used += 1;
    const pair = at % 2 === 0 ? [reached, bytesOfHex(sister)] : [bytesOfHex(sister), reached];
    reached = nodeOf(pair[0] as Uint8Array, pair[1] as Uint8Array, digest);
  }
  return used === way.length && hexOf(reached) === root;
}

function rootOf(leaves: readonly Uint8Array[], digest: DigestBytes): Uint8Array {
  let nodes = leaves;
  while (nodes.length > 1) nodes = floorAbove(nodes, digest);
  return nodes[0] ?? digest(new Uint8Array());
}

function floorAbove(nodes: readonly Uint8Array[], digest: DigestBytes): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let at = 0; at < nodes.length; at += 2) {
    const [left, right] = [nodes[at], nodes[at + 1]];
    if (left) above.push(right ? nodeOf(left, right, digest) : left);
  }
  return above;
}

function leavesOf(hashes: readonly string[], digest: DigestBytes): Uint8Array[] {
  return hashes.map((hash) => leafOf(hash, digest));
}

function leafOf(hash: string, digest: DigestBytes): Uint8Array {
  return digest(joined(0, bytesOfHex(hash)));
}

function nodeOf(left: Uint8Array, right: Uint8Array, digest: DigestBytes): Uint8Array {
  return digest(joined(1, left, right));
}

function joined(first: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 1));
  bytes[0] = first;
  let from = 1;
  for (const part of parts) {
    bytes.set(part, from);
    from += part.length;
  }
  return bytes;
}
