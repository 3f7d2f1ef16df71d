import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Given } from './dependencies.ts';
import { timestampBy } from './log.ts';
import type { Metrics } from './metrics.ts';

/** What is told of a request; nothing personal, and of its address only the path. */
export interface ToldRequest {
  requestId: string;
  call: string;
  method: string;
  url: string;
  status: number;
  refusal?: string | undefined;
  tookMs: number;
  bytes: number;
}

export type TellRequest = (told: ToldRequest) => void;

/** One line a request in the log, and one more in the metrics. */
export function createTeller(given: Given, metrics: Metrics): TellRequest {
  const writeLine = lineWriter(given);
  return (told) => {
    metrics.countRequest(told.call, told.status, told.tookMs / 1000);
    writeLine?.(told);
  };
}

/** Never sent; the number that logs of other servers know for who left before the answer. */
export const leftBeforeAnswer = 499;

export function logRequests(app: FastifyInstance, tellRequest: TellRequest): void {
  const tell = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    if (reply.isTold) return;
    reply.isTold = true;
    const { callName, kind = 'unknown' } = request.routeOptions.config;
    tellRequest({
      requestId: request.id,
      call: callName ?? kind,
      method: request.method,
      url: request.originalUrl,
      status,
      refusal: reply.refusedWith,
      tookMs: reply.elapsedTime,
      bytes: Number(reply.getHeader('content-length') ?? 0),
    });
  };
  app.decorateReply('isTold', false);
  app.addHook('onRequest', (request, reply, next) => {
    const { raw } = reply;
    // An answer that nobody waited for is never finished, and Fastify does not tell of it.
    raw.on('close', () => {
      if (!raw.writableFinished) tell(request, reply, leftBeforeAnswer);
    });
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    tell(request, reply, reply.statusCode);
    next();
  });
}

/**
 * Puts a line together in one stroke and hands those of one turn on together: pino joins each from
 * eighty pieces, and its stream measures each, which takes as long as all the rest of an answer from
 * memory. Undefined where such lines are not wanted.
 */
function lineWriter({ log, clock }: Given): ((told: ToldRequest) => void) | undefined {
  if (!log.isLevelEnabled('info')) return undefined;
  // Both are on every logger, and pino names them for those who write for it.
  const { streamSym } = pino.symbols;
  const stream = (log as Logger & { [streamSym]?: DestinationStream })[streamSym];
  if (!stream) return (told) => log.info(JSON.parse(`{${fieldsOf(told)}}`));
  const start = `{"level":${log.levels.values.info}`;
  const timestamp = timestampBy(clock);
  let gathered = '';
  const handOn = () => {
    stream.write(gathered);
    gathered = '';
  };
  return (told) => {
    if (gathered === '') setImmediate(handOn);
    gathered += `${start}${timestamp()},${fieldsOf(told)}}\n`;
  };
}

/** Only the path holds what somebody else wrote; the rest is ours and needs no quoting. */
function fieldsOf(told: ToldRequest): string {
  const refusal = told.refusal === undefined ? '' : `,"refusal":"${told.refusal}"`;
  return (
    `"requestId":"${told.requestId}","call":"${told.call}","method":"${told.method}"` +
    `,"path":${JSON.stringify(pathForLog(told.url))},"status":${told.status}${refusal}` +
    `,"ms":${Math.round(told.tookMs * 100) / 100},"bytes":${told.bytes}`
  );
}

/** The path without its query, which may hold what a person typed: printable, and not too long. */
export function pathForLog(url: string): string {
  const query = url.indexOf('?');
  const path = url.slice(0, Math.min(query === -1 ? url.length : query, 200));
  return isPlain.test(path) ? path : path.replace(/[^\x21-\x7e]/g, '?');
}

const isPlain = /^[\x21-\x7e]*$/;
