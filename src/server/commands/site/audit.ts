import { readAudit } from '#server/operator/audit.ts';
import { UsageError } from '../usage-error.ts';
import { defineCommand } from './site-command.ts';

export const audit = defineCommand<AuditRequest>({
  name: 'audit',
  usage: `  audit [ACTION|SUBJECT] [BEFORE]         what was done, the newest first, fifty lines at a time: all of it,
                                          an action's (login.failed, win.large) or a subject's
                                          (player:ID); BEFORE is the number of a line`,
  parse: parseAudit,
  async run({ database }, { kind: _, ...wanted }) {
    const entries = await readAudit(database, wanted);
    if (entries.length === 0) return 'Nothing.';
    return entries.map(describe).join('\n');
  },
});

interface AuditRequest {
  kind: 'audit';
  named?: string;
  before?: string;
}

function parseAudit(words: readonly string[]): AuditRequest {
  const isNumber = (word: string) => /^[0-9]{1,18}$/.test(word);
  const named = words.filter((word) => !isNumber(word));
  const numbers = words.filter(isNumber);
  if (named.length > 1 || numbers.length > 1) {
    throw new UsageError('It is "audit [ACTION|SUBJECT] [BEFORE]".');
  }
  const [name] = named;
  const [before] = numbers;
  return {
    kind: 'audit',
    ...(before !== undefined && { before }),
    ...(name !== undefined && { named: name }),
  };
}

function describe(entry: Awaited<ReturnType<typeof readAudit>>[number]): string {
  const { id, at, operator, action, subject, detail } = entry;
  return `${id}  ${at}  ${operator}  ${action}  ${subject}  ${JSON.stringify(detail)}`;
}
