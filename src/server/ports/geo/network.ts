import { isIP } from 'node:net';

export interface NetworkAddress {
  family: 4 | 6;
  bits: bigint;
}

/** All addresses whose first `prefix` bits are those of `bits`. */
export interface Network extends NetworkAddress {
  prefix: number;
}

/** Undefined where the text is no address. IPv4 inside IPv6 is the same neighbour as plain IPv4. */
export function parseAddress(text: string): NetworkAddress | undefined {
  if (isIP(text) === 4) return { family: 4, bits: bitsOfFour(text) };
  if (isIP(text) !== 6 || text.includes('%')) return undefined;
  const bits = bitsOfSix(text);
  return bits >> 32n === 0xffffn ? { family: 4, bits: bits & 0xffffffffn } : { family: 6, bits };
}

/**
 * Reads 1.2.3.0/24, or an address alone for itself. A range with bits set behind its mask is a
 * mistyped one: whether 10.0.0.5/8 meant the one address or the sixteen million is not ours to guess.
 */
export function parseNetwork(text: string): Network | undefined {
  const [start = '', mask, ...more] = text.split('/');
  const address = parseAddress(start);
  if (!address || more.length > 0) return undefined;
  const width = widthOf(address);
  if (mask === undefined) return { ...address, prefix: width };
  if (!/^\d{1,3}$/.test(mask)) return undefined;
  const isMapped = address.family === 4 && start.includes(':');
  const prefix = Number(mask) - (isMapped ? 96 : 0);
  if (prefix < 0 || prefix > width) return undefined;
  const behind = (1n << BigInt(width - prefix)) - 1n;
  return (address.bits & behind) === 0n ? { ...address, prefix } : undefined;
}

export function contains(network: Network, address: NetworkAddress): boolean {
  if (network.family !== address.family) return false;
  const behind = BigInt(widthOf(network) - network.prefix);
  return network.bits >> behind === address.bits >> behind;
}

/** Loopback, private and link-local: neighbours of the gateway, whom no table places in a country. */
export function isNeighbour(address: NetworkAddress): boolean {
  return neighbours.some((network) => contains(network, address));
}

const neighbours = [
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
  ...['::1', 'fc00::/7', 'fe80::/10'],
].flatMap((text) => parseNetwork(text) ?? []);

function widthOf({ family }: NetworkAddress): number {
  return family === 4 ? 32 : 128;
}

function bitsOfFour(text: string): bigint {
  return text.split('.').reduce((bits, part) => (bits << 8n) | BigInt(part), 0n);
}

function bitsOfSix(text: string): bigint {
  const [head = '', tail] = text.split('::');
  const before = groupsOf(head);
  const behind = groupsOf(tail ?? '');
  const zeros = Array<number>(8 - before.length - behind.length).fill(0);
  return [...before, ...zeros, ...behind].reduce(
    (bits, group) => (bits << 16n) | BigInt(group),
    0n,
  );
}

/** The last group may be written as an IPv4 address, which holds two. */
function groupsOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const bits = bitsOfFour(group);
    return [Number(bits >> 16n), Number(bits & 0xffffn)];
  });
}
