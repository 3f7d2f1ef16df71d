import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Clock } from '#server/house.ts';
import type { Settings } from '#server/settings.ts';
import type { Given } from './given.ts';
import type { Metrics } from './metrics.ts';

/** JSON, one line an event; pino escapes control characters, and nothing personal is handed to it. */
export function createLog(
  settings: Pick<Settings, 'logLevel'>,
  clock: Clock,
  destination: DestinationStream = logToStandardOutput(),
): Logger {
  return pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: () => `,"time":"${clock.now().toISOString()}"`,
      redact: { paths: ['*.headers', '*.cookie', '*.token', '*.password', 'token'], remove: true },
    },
    destination,
  );
}

/** Gathered into larger writes, but never held back for longer than a second. */
function logToStandardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1_000 });
}

/** One line a request: the path without its query, which may hold what a person typed. */
export function logRequests(app: FastifyInstance, given: Given, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, next) => {
    const { callName, kind = 'unknown' } = request.routeOptions.config;
    const call = callName ?? kind;
    metrics.countRequest(call, reply.statusCode, reply.elapsedTime / 1000);
    given.log.info({
      requestId: request.id,
      call,
      method: request.method,
      path: pathForLog(request.url),
      status: reply.statusCode,
      refusal: reply.refusedWith,
      ms: Math.round(reply.elapsedTime * 100) / 100,
      bytes: Number(reply.getHeader('content-length') ?? 0),
    });
    next();
  });
}

/** Printable ASCII only, and no longer than a reader needs. */
export function pathForLog(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.slice(0, 200).replace(/[^\x21-\x7e]/g, '?');
}
