import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Code } from '#contract/values.ts';
import type { HookAnswer } from '#server/kernel/answer.ts';
import { addressOf, limitKeyOf } from '../address.ts';
import { type BoundsGiven, boundsOf, type Given } from '../dependencies.ts';
import { readRawBody } from '../json-body.ts';
import type { Limits } from '../limits.ts';
import { sendRefusal } from '../refusal.ts';

/**
 * Where other companies' programs tell us something. A body is handed on as the bytes that came,
 * since their signature is over those; there is no envelope, for it is ours and not theirs.
 * Maintenance and closed regions do not hold them up: money that moved has moved.
 */
export function serveHooks(
  app: FastifyInstance,
  given: Pick<Given, 'hooks' | 'defaultLanguage'> & BoundsGiven,
  limits: Pick<Limits, 'giveBack'>,
): void {
  const bounds = boundsOf(given);
  // Parsers of its own: what JSON says is nobody's business before the signature was judged.
  app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
      readRawBody(request, payload, bounds),
    );
    for (const { method = 'POST', path, receive } of given.hooks) {
      inner.route({
        method,
        url: path,
        config: { kind: 'hook' },
        handler: async (request, reply) => {
          const { body } = request;
          const params = request.params as Record<string, string>;
          if (!Object.values(params).every(isCode)) {
            return sendRefusal(reply, given.defaultLanguage, 'request.unknown-path');
          }
          const header = (name: string) => {
            const value = request.headers[name];
            return typeof value === 'string' ? value : undefined;
          };
          const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
          const told = { path: request.url, body: bytes, header };
          const answer = await receive(params, told);
          if (answer.refusedWith) reply.refusedWith = answer.refusedWith;
          if (method === 'POST' && !isStranger(answer))
            limits.giveBack('files', limitKeyOf(addressOf(request)));
          reply.header('cache-control', 'no-store').headers(answer.headers ?? {});
          return reply.code(answer.status).send(answer.body);
        },
      });
    }
  });
}

/** The contract's `Code`: what is no name of a company reaches no database. */
function isCode(parameter: string): boolean {
  return v.is(Code, parameter);
}

/**
 * A company that was known by its signature asks as often as its players play; nobody else does. Nor
 * does it answer for who tries out tokens at its page: those have limits of their own (`launch-tries`),
 * or they would hold up the wins of everybody who plays there.
 */
function isStranger({ status }: HookAnswer): boolean {
  return status === 400 || status === 401 || status === 404;
}
