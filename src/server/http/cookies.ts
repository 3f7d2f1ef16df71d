import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookie } from '#server/kernel/answer.ts';
import type { Settings } from '#server/settings/settings.ts';
import { originOf } from './origin.ts';

/** Looked for where it is needed, instead of reading all of them on every call: most need none. */
export function cookieOf(
  request: Pick<FastifyRequest, 'headers'>,
  name: string,
): string | undefined {
  const header = request.headers.cookie;
  if (!header?.includes(`${name}=`)) return undefined;
  for (const pair of header.split(';')) {
    const [key = '', ...value] = pair.trim().split('=');
    // The first counts: it has the longest path, or is the oldest.
    if (key === name) return decoded(value.join('='));
  }
  return undefined;
}

/** Under TLS only the one that no other host can have set. */
export function hostBoundCookieOf(
  request: Pick<FastifyRequest, 'headers'>,
  name: string,
  isBound: boolean,
): string | undefined {
  return cookieOf(request, isBound ? `${hostPrefix}${name}` : name);
}

const hostPrefix = '__Host-';

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value.replace(/^"(.*)"$/, '$1'));
  } catch {
    return undefined;
  }
}

/** Lax, so that who comes by a link from elsewhere is still logged in; changes ask for the origin. */
export function sendCookies(
  reply: FastifyReply,
  settings: Settings,
  cookies: readonly Cookie[],
): void {
  const secure = originOf(reply.request, settings).startsWith('https:');
  const lines = cookies.map(({ name, value, maxAgeSeconds, isHttpOnly, isHostBound }) =>
    [
      `${isHostBound && secure ? hostPrefix : ''}${name}=${encodeURIComponent(value)}`,
      'Path=/',
      'SameSite=Lax',
      isHttpOnly && 'HttpOnly',
      secure && 'Secure',
      maxAgeSeconds !== undefined && `Max-Age=${maxAgeSeconds}`,
    ]
      .filter(Boolean)
      .join('; '),
  );
  reply.header('set-cookie', lines);
}

/** The app's cookie, or the header of a client that keeps none. */
export function tokenOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { token } = request.headers;
  return token === undefined ? sessionCookieOf(request) : fitToken(token);
}

/** What no login of ours ever wrote is none. */
export function sessionCookieOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return fitToken(cookieOf(request, 'session'));
}

function fitToken(given: unknown): string | undefined {
  return typeof given === 'string' && given.length > 0 && given.length <= 200 ? given : undefined;
}
