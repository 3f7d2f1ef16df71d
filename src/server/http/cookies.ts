import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookie } from '#server/answer.ts';
import type { Settings } from '#server/settings.ts';
import { originOf } from './origin.ts';

/** Parsed where it is asked for: most calls need none. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers.cookie;
  if (!header?.includes(`${name}=`)) return undefined;
  return fastifyCookie.parse(header)[name];
}

/** Lax, so that who comes by a link from elsewhere is still logged in; changes ask for the origin. */
export function sendCookies(
  reply: FastifyReply,
  settings: Settings,
  cookies: readonly Cookie[],
): void {
  const secure = originOf(reply.request, settings).startsWith('https:');
  const lines = cookies.map(({ name, value, maxAgeSeconds, isHttpOnly }) =>
    fastifyCookie.serialize(name, value, {
      path: '/',
      sameSite: 'lax',
      httpOnly: isHttpOnly,
      secure,
      ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
    }),
  );
  reply.header('set-cookie', lines);
}

/** The app's cookie, or the header of a client that keeps none. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const given = request.headers.token ?? cookieOf(request, 'session');
  return typeof given === 'string' && given.length > 0 && given.length <= 200 ? given : undefined;
}
