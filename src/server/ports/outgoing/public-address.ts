import { contains, parseAddress, parseNetwork } from '#server/ports/geo/network.ts';

/** Whether an address is one of the open internet: no neighbour of the gateway, nobody reserved. */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  return address !== undefined && !reserved.some((network) => contains(network, address));
}

export function isLoopbackAddress(text: string): boolean {
  const address = parseAddress(text);
  return address !== undefined && loopback.some((network) => contains(network, address));
}

const loopback = ['127.0.0.0/8', '::1'].flatMap((text) => parseNetwork(text) ?? []);

// From the registries of special addresses (RFC 6890). Ranges of IPv6 that carry an IPv4 address
// inside (NAT64, 6to4, Teredo) lead to any of it, so they are closed as a whole.
const reserved = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ...['::/96', '::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23'],
  ...['2001:db8::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
].flatMap((text) => parseNetwork(text) ?? []);
