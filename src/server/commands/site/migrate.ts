import { requireNothingBehind } from './nothing-behind.ts';
import { defineCommand } from './site-command.ts';

/** Every command migrates first, as the owner where its address is known; this one does no more. */
export const migrate = defineCommand({
  name: 'migrate',
  usage:
    '  migrate                                 brings the database to this version, as its owner',
  parse(words) {
    requireNothingBehind('migrate', words);
    return { kind: 'migrate' };
  },
  run: async () => 'The database is of this version.',
});
