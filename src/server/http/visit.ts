import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/values.ts';
import type { Visit } from '#server/answer.ts';
import { addressOf } from './address.ts';
import { cookieOf, hostBoundCookieOf } from './cookies.ts';
import type { Given } from './given.ts';
import { languageOf } from './language.ts';
import { isEncrypted, originOf } from './origin.ts';
import type { Visitor } from './visitors.ts';

/** What a domain is told of where a call comes from. */
export function visitOf(request: FastifyRequest, given: Given): Visit {
  const visitor = {
    address: addressOf(request),
    origin: originOf(request, given.settings),
    isEncrypted: isEncrypted(request, given.settings),
  };
  return visitFrom(request.headers, visitor, request.id, given.defaultLanguage);
}

export function visitFrom(
  headers: IncomingHttpHeaders,
  { address, origin, isEncrypted }: Pick<Visitor, 'address' | 'origin' | 'isEncrypted'>,
  requestId: string,
  fallback: Language,
): Visit {
  return {
    requestId,
    address,
    language: languageOf({ headers }, fallback),
    origin,
    device: cookieOf({ headers }, 'device'),
    signIn: hostBoundCookieOf({ headers }, 'sign-in', isEncrypted),
    userAgent: headers['user-agent']?.slice(0, 300),
  };
}
