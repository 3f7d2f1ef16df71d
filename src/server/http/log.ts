import pino, { type DestinationStream, type Logger } from 'pino';
import type { Clock } from '#server/kernel/clock.ts';
import type { Settings } from '#server/settings/settings.ts';

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
export function timestampBy(clock: Pick<Clock, 'now'>): () => string {
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
  return pino.destination({
    dest: 1,
    sync: false,
    minLength: 32_768,
    maxWrite: 65_536,
    periodicFlush: 1_000,
  });
}
