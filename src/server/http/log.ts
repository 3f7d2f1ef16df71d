import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
      timestamp: timestampBy(clock),
      formatters: { log: withoutSecrets },
    },
    destination,
  );
}

/** Many lines fall into one millisecond, and writing a date out costs more than the rest of a line. */
function timestampBy(clock: Clock): () => string {
  let millisecond = Number.NaN;
  let text = '';
  return () => {
    const now = clock.now();
    if (now.getTime() !== millisecond) {
      millisecond = now.getTime();
      text = `,"time":"${now.toISOString()}"`;
    }
    return text;
  };
}

/** Nobody logs these on purpose; pino's own redaction costs each line more than writing it does. */
function withoutSecrets(line: Record<string, unknown>): Record<string, unknown> {
  // Nearly every line is fit as it is.
  return hasSecret(line) ? strippedOf(line) : line;
}

function hasSecret(line: object): boolean {
  for (const [name, value] of Object.entries(line)) {
    if (secretNames.has(name)) return true;
    if (isObject(value) && Object.keys(value).some((inner) => secretNames.has(inner))) return true;
  }
  return false;
}

function strippedOf(line: object): Record<string, unknown> {
  const kept = Object.entries(line).filter(([name]) => !secretNames.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isObject(value) ? strippedOf(value) : value]),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const secretNames: ReadonlySet<string> = new Set(['headers', 'cookie', 'token', 'password']);

/** Gathered into larger writes, but never held back for longer than a second. */
function logToStandardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 1_000 });
}

/** One line a request: the path without its query, which may hold what a person typed. */
export function logRequests(app: FastifyInstance, given: Given, metrics: Metrics): void {
  const writeLine = lineWriter(given);
  const tell = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    if (reply.isTold) return;
    reply.isTold = true;
    const { callName, kind = 'unknown' } = request.routeOptions.config;
    const call = callName ?? kind;
    const tookMs = reply.elapsedTime;
    metrics.countRequest(call, status, tookMs / 1000);
    writeLine?.({
      requestId: request.id,
      call,
      method: request.method,
      path: pathForLog(request.url),
      status,
      refusal: reply.refusedWith,
      ms: Math.round(tookMs * 100) / 100,
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

/** Never sent; the number that logs of other servers know for it. */
const leftBeforeAnswer = 499;

/**
 * Puts a line together in one stroke and hands those of one turn on together: pino joins each from
 * eighty pieces, and its stream measures each, which takes as long as all the rest of an answer from
 * memory. Undefined where such lines are not wanted.
 */
function lineWriter({ log, clock }: Given): ((line: Record<string, unknown>) => void) | undefined {
  if (!log.isLevelEnabled('info')) return undefined;
  // Both are on every logger, and pino names them for those who write for it.
  const { streamSym } = pino.symbols;
  const stream = (log as Logger & { [streamSym]?: DestinationStream })[streamSym];
  if (!stream) return (line) => log.info(line);
  const start = `{"level":${log.levels.values.info}`;
  const timestamp = timestampBy(clock);
  let gathered = '';
  const handOn = () => {
    stream.write(gathered);
    gathered = '';
  };
  return (line) => {
    if (gathered === '') setImmediate(handOn);
    gathered += `${start}${timestamp()},${JSON.stringify(line).slice(1)}\n`;
  };
}

/** Printable ASCII only, and no longer than a reader needs. */
export function pathForLog(url: string): string {
  const query = url.indexOf('?');
  const path = url.slice(0, Math.min(query === -1 ? url.length : query, 200));
  return isPlain.test(path) ? path : path.replace(/[^\x21-\x7e]/g, '?');
}

const isPlain = /^[\x21-\x7e]*$/;
