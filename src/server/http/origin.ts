import type { FastifyRequest } from 'fastify';
import type { Settings } from '#server/settings/settings.ts';

/** Where the page was opened; a host that is none is not repeated into any header. */
export function originOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: Settings,
): string {
  if (settings.publicOrigin) return settings.publicOrigin;
  const host = hostPattern.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}

export function isEncrypted(
  request: Pick<FastifyRequest, 'protocol'>,
  { publicOrigin }: Settings,
): boolean {
  return publicOrigin ? publicOrigin.startsWith('https:') : request.protocol === 'https';
}

const hostPattern = /^([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:\d{1,5})?$/;

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
