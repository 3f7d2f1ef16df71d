import type { ErrorCode } from '#contract/errors.ts';

/** What a throw becomes on the wire: whether trying again soon makes sense, and nothing else. */
export function codeOfThrown(thrown: unknown): ErrorCode {
  return isDatabaseAway(thrown) ? 'system.unavailable' : 'system.unexpected';
}

/** For logs: what happened and where, without the values that a database puts into its messages. */
export function describeThrown(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const code = 'code' in thrown ? String(thrown.code) : undefined;
  const isFromDatabase = 'severity' in thrown;
  const frames = thrown.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: thrown.name,
    code,
    message: isFromDatabase ? withoutValues(thrown.message) : thrown.message,
    constraint: 'constraint' in thrown ? thrown.constraint : undefined,
    stack: frames?.slice(0, 12).map((line) => line.trim()),
    cause: thrown.cause === undefined ? undefined : describeThrown(thrown.cause),
  };
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: out of disk, out of memory, failing to read or write.
  '53100',
  '53200',
  '58030',
  // Being shut down, crashed, starting up, out of connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown instanceof AggregateError && thrown.errors.some(isDatabaseAway)) return true;
  const code = 'code' in thrown ? String(thrown.code) : '';
  // A socket's file is gone while its server is down; any other missing file is a fault of ours.
  if (code === 'ENOENT') return 'syscall' in thrown && thrown.syscall === 'connect';
  // pg gives these no code.
  const isCutOff =
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      thrown.message,
    );
  return awayCodes.has(code) || /^08\d{3}$/.test(code) || isCutOff;
}

function withoutValues(message: string): string {
  return message.replace(/"[^"]*"|'[^']*'/g, '"…"');
}
