import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boundsOf, type Given } from './given.ts';
import { readRawBody } from './json-body.ts';

/**
 * Where other companies' programs tell us something. A body is handed on as the bytes that came,
 * since their signature is over those; there is no envelope, for they read nothing but the status.
 * Maintenance and closed regions do not hold them up: money that moved has moved.
 */
export function serveHooks(app: FastifyInstance, given: Given): void {
  const bounds = boundsOf(given);
  // Parsers of its own: what JSON says is nobody's business before the signature was judged.
  app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
      readRawBody(request, payload, bounds),
    );
    for (const { path, receive } of given.hooks) {
      inner.route({
        method: 'POST',
        url: path,
        config: { kind: 'hook' },
        handler: async (request, reply) => {
          const { body, params } = request;
          const header = (name: string) => {
            const value = request.headers[name];
            return typeof value === 'string' ? value : undefined;
          };
          const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
          const answer = await receive(params as Record<string, string>, { body: bytes, header });
          if (answer.refusedWith) reply.refusedWith = answer.refusedWith;
          reply.header('cache-control', 'no-store');
          return reply.code(answer.status).send();
        },
      });
    }
  });
}
