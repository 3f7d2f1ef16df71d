import type { Database } from '#server/db/open.ts';
import { listFlags } from '#server/protection/for-operators.ts';
import { requireNothingBehind } from './nothing-behind.ts';
import { defineCommand } from './site-command.ts';

export const flags = defineCommand({
  name: 'flags',
  usage: `  flags                                   players who may be playing too much, the newest first`,
  parse(words) {
    requireNothingBehind('flags', words);
    return { kind: 'care-flags' };
  },
  run: ({ database }) => describeFlags(database),
});

async function describeFlags(database: Database): Promise<string> {
  const flags = await listFlags(database);
  const lines = flags.map(
    ({ account, marker, raisedAt, facts }) =>
      `${raisedAt.toISOString()}  ${account}  ${marker}  ${JSON.stringify(facts)}`,
  );
  return lines.join('\n') || 'No flags.';
}
