import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The caller's address after the trusted proxies; what a proxy invented counts for nothing. */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const named = plain(request.ip);
  return isIP(named) ? named : plain(request.socket.remoteAddress ?? '127.0.0.1');
}

/** IPv4 inside IPv6 is the same neighbour. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/** One subscriber's line holds a whole /64 of IPv6, so a limit by address would be none. */
export function limitKeyOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const behind = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...behind].slice(0, 4).join(':');
}

/** Loopback, private and link-local ranges: neighbours, not the public. */
export function isNeighbour(address: string): boolean {
  return (
    /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address) ||
    /^(::1$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i.test(address)
  );
}
