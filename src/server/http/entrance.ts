import type { FastifyInstance } from 'fastify';
import { addressOf, limitKeyOf } from './address.ts';
import type { HttpDependencies } from './dependencies.ts';
import type { Limits } from './limits.ts';
import { isEncrypted, isForeign } from './origin.ts';
import { sendRefusal } from './refusal.ts';
import { securityHeaders } from './security-headers.ts';

/** What everyone passes on the way in, before a body is read: limits, then where it comes from. */
export function guardEntrance(app: FastifyInstance, given: HttpDependencies, limits: Limits): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(securityHeaders(isEncrypted(request, given.settings)));
    reply.header('x-request-id', request.id);
    const { kind } = request.routeOptions.config;
    // All of a provider's webhooks come from one address, and a storm of them is no attack.
    const isCall = kind === 'call' || (kind !== 'webhook' && isCallPath(request.url));
    const limitKey = limitKeyOf(addressOf(request));
    const retryAfterSeconds = limits.consume(isCall ? 'calls' : 'files', limitKey);
    if (namesTwoHosts(request.raw.rawHeaders)) {
      // A proxy may have gone by the one and we by the other; what follows on the connection is as doubtful.
      reply.refusedWith = 'request.invalid';
      reply.code(400).header('connection', 'close').header('cache-control', 'no-store').send();
    } else if (retryAfterSeconds !== undefined) {
      sendRefusal(reply, given.defaultLanguage, 'request.too-many', { retryAfterSeconds });
    } else if (isChange(request.method) && isForeign(request, given.settings)) {
      sendRefusal(reply, given.defaultLanguage, 'request.foreign-origin');
    } else next();
  });
}

export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** The two roots under which calls live, known or not. */
export function isCallPath(url: string): boolean {
  return callRoots.test(url);
}

const callRoots = /^\/(wps|lgw)(?=[/?]|$)/;

function isChange(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}
