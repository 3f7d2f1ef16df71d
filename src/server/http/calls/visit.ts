import type { FastifyRequest } from 'fastify';
import type { Visit } from '#server/kernel/answer.ts';
import { addressOf } from '../address.ts';
import { cookieOf, hostBoundCookieOf } from '../cookies.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { languageOf } from '../language.ts';
import { isEncrypted, originOf } from '../origin.ts';

/** Where a call comes from, as far as a domain may know. */
export function visitOf(request: FastifyRequest, given: HttpDependencies): Visit {
  const { headers } = request;
  return {
    requestId: request.id,
    address: addressOf(request),
    language: languageOf({ headers }, given.defaultLanguage),
    origin: originOf(request, given.settings),
    device: cookieOf({ headers }, 'device'),
    signIn: hostBoundCookieOf({ headers }, 'sign-in', isEncrypted(request, given.settings)),
    userAgent: headers['user-agent']?.slice(0, 300),
  };
}
