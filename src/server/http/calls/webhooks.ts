import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Code } from '#contract/values.ts';
import type { WebhookAnswer } from '#server/kernel/answer.ts';
import { addressOf, limitKeyOf } from '../address.ts';
import { type BoundsSource, boundsOf, type HttpDependencies } from '../dependencies.ts';
import { readRawBody } from '../json-body.ts';
import type { Limits } from '../limits.ts';
import { sendRefusal } from '../refusal.ts';

/**
 * Receives the webhooks of other companies. The body is handed on as the bytes that came, since a
 * signature is over those, and the answer bears no envelope. Maintenance and closed regions do not
 * refuse them: money that moved has moved.
 */
export function serveWebhooks(
  app: FastifyInstance,
  given: Pick<HttpDependencies, 'webhooks' | 'defaultLanguage'> & BoundsSource,
  limits: Pick<Limits, 'giveBack'>,
): void {
  const bounds = boundsOf(given);
  // Parsers of its own: no body is read as JSON before its signature was verified.
  app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
      readRawBody(request, payload, bounds),
    );
    for (const { method = 'POST', path, receive } of given.webhooks) {
      inner.route({
        method,
        url: path,
        config: { kind: 'webhook' },
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
          const received = { path: request.url, body: bytes, header };
          const answer = await receive(params, received);
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

/** The contract's `Code`: a parameter that names no company must not reach the database. */
function isCode(parameter: string): boolean {
  return v.is(Code, parameter);
}

/**
 * A company whose signature was right may ask as often as its players play, so its request is given
 * back to the limit. Tokens tried out at its page do not count here: they have a limit of their own
 * (`launch-attempts`), and counting them would delay the payouts of everybody who plays there.
 */
function isStranger({ status }: WebhookAnswer): boolean {
  return status === 400 || status === 401 || status === 404;
}
