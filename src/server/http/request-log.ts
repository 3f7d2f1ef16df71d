import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { HttpDependencies } from './dependencies.ts';
import { timestampBy } from './log.ts';
import type { Metrics } from './metrics.ts';

/** What is recorded of a request: nothing personal, and of its address only the path. */
export interface AnsweredRequest {
  requestId: string;
  call: string;
  method: string;
  url: string;
  status: number;
  refusal?: string | undefined;
  tookMs: number;
  bytes: number;
}

export type RecordRequest = (request: AnsweredRequest) => void;

/** One line a request in the log, and one more in the metrics. */
export function createRequestRecorder(given: HttpDependencies, metrics: Metrics): RecordRequest {
  const writeLine = lineWriter(given);
  return (answered) => {
    metrics.countRequest(answered.call, answered.status, answered.tookMs / 1000);
    writeLine?.(answered);
  };
}

/** Never sent: what logs of other servers write for a client that closed its request. */
export const leftBeforeAnswer = 499;

export function logRequests(app: FastifyInstance, recordRequest: RecordRequest): void {
  const record = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    if (reply.isRecorded) return;
    reply.isRecorded = true;
    const { callName, kind = 'unknown' } = request.routeOptions.config;
    recordRequest({
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
  app.decorateReply('isRecorded', false);
  app.addHook('onRequest', (request, reply, next) => {
    const { raw } = reply;
    // Fastify runs no hook for an answer that nobody waited for.
    raw.on('close', () => {
      if (!raw.writableFinished) record(request, reply, leftBeforeAnswer);
    });
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    record(request, reply, reply.statusCode);
    next();
  });
}

/**
 * Writes each line at once, and all lines of one turn of the event loop together: pino joins a line
 * from eighty pieces and measures each, which takes as long as the rest of an answer from memory.
 * Undefined where the level is above info.
 */
function lineWriter({
  log,
  clock,
}: HttpDependencies): ((answered: AnsweredRequest) => void) | undefined {
  if (!log.isLevelEnabled('info')) return undefined;
  // Both are on every logger, and pino names them for those who write for it.
  const { streamSym } = pino.symbols;
  const stream = (log as Logger & { [streamSym]?: DestinationStream })[streamSym];
  if (!stream) return (answered) => log.info(JSON.parse(`{${fieldsOf(answered)}}`));
  const start = `{"level":${log.levels.values.info}`;
  const timestamp = timestampBy(clock);
  let pending = '';
  const flush = () => {
    stream.write(pending);
    pending = '';
  };
  return (answered) => {
    if (pending === '') setImmediate(flush);
    pending += `${start}${timestamp()},${fieldsOf(answered)}}\n`;
  };
}

/** Only the path holds what somebody else wrote; the rest is ours and needs no quoting. */
function fieldsOf(answered: AnsweredRequest): string {
  const refusal = answered.refusal === undefined ? '' : `,"refusal":"${answered.refusal}"`;
  return (
    `"requestId":"${answered.requestId}","call":"${answered.call}","method":"${answered.method}"` +
    `,"path":${JSON.stringify(pathForLog(answered.url))},"status":${answered.status}${refusal}` +
    `,"ms":${Math.round(answered.tookMs * 100) / 100},"bytes":${answered.bytes}`
  );
}

/** The path without its query, which may hold what a person typed: printable, and not too long. */
export function pathForLog(url: string): string {
  const query = url.indexOf('?');
  const path = url.slice(0, Math.min(query === -1 ? url.length : query, 200));
  return isPlain.test(path) ? path : path.replace(/[^\x21-\x7e]/g, '?');
}

const isPlain = /^[\x21-\x7e]*$/;
