import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '#server/settings/settings.ts';

/** Where the page was opened; a host that is none is not repeated into any header. */
export function originOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: Settings,
): string {
  if (settings.publicOrigin) return settings.publicOrigin;
  return `${request.protocol}://${isPlausibleHost(request.host) ? request.host : 'localhost'}`;
}

export function isEncrypted(
  request: Pick<FastifyRequest, 'protocol'>,
  { publicOrigin }: Settings,
): boolean {
  return publicOrigin ? publicOrigin.startsWith('https:') : request.protocol === 'https';
}

/** What a browser could have opened: a name of whole labels or an address, with a port there is. */
function isPlausibleHost(host: string): boolean {
  const { name = '', address, port = '80' } = hostPattern.exec(host)?.groups ?? {};
  if (Number(port) < 1 || Number(port) > 65_535) return false;
  if (address) return isIPv6(address);
  // All digits and dots are meant as an address, and only a whole one is.
  return /^[\d.]+$/.test(name) ? isIPv4(name) : name.length <= 253 && hostName.test(name);
}

const hostPattern =
  /^(?:(?<name>[A-Za-z0-9.-]+)|\[(?<address>[0-9A-Fa-f:.]+)\])(?::(?<port>\d{1,5}))?$/;
const hostName = /^(?!-)[A-Za-z0-9-]{1,63}(?<!-)(?:\.(?!-)[A-Za-z0-9-]{1,63}(?<!-))*\.?$/;

/**
 * Whether a page of another site sent it. Browsers tell by headers that no script can set; who sends
 * neither is no browser, and so holds no cookie that a foreign page could borrow.
 */
export function isForeign(
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'headers'>,
  settings: Settings,
): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  const own = originOf(request, settings);
  if (settings.publicOrigin) return origin !== own;
  // Behind a proxy that speaks TLS and is not named in TRUST_PROXY, our own scheme is not known.
  return withoutScheme(origin) !== withoutScheme(own);
}

function withoutScheme(origin: string): string {
  return origin.replace(/^https?:\/\//, '').toLowerCase();
}
