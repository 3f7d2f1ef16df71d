import type { Database } from '#server/db/open.ts';
import { listBreaks } from '#server/protection/for-operators.ts';
import { requireNothingBehind } from './nothing-behind.ts';
import { defineCommand } from './site-command.ts';

export const breaks = defineCommand({
  name: 'break',
  usage: `  break                                   who is on a break, and until when`,
  parse(words) {
    requireNothingBehind('break', words);
    return { kind: 'care-breaks' };
  },
  run: ({ database, clock }) => describeBreaks(database, clock.now()),
});

async function describeBreaks(database: Database, now: Date): Promise<string> {
  const breaks = await listBreaks(database, now);
  const lines = breaks.map(
    ({ account, kind, endsAt }) => `${account}  ${kind} until ${endsAt.toISOString()}`,
  );
  return lines.join('\n') || 'Nobody is on a break.';
}
