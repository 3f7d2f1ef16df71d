import { domainsOf, jobsOf } from '#server/compose/domains.ts';
import { createServices } from '#server/compose/services.ts';
import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import type { Courier } from '#server/kernel/outbox/courier.ts';
import { sendingJob, tidyingJob } from '#server/kernel/outbox/send-message.ts';
import { noteStatements, type Statement } from './note-statements.ts';

/** Every kind of job that a gateway runs, and the webhooks that it receives; nothing runs by itself. */
export function behindCalls(app: AppContext) {
  const services = createServices(app);
  const domains = domainsOf(services);
  const courier: Courier = { send: async () => ({ kind: 'sent' }), close: () => undefined };
  const sending = { database: app.database, courier, onTrouble: () => undefined };
  const handlers: Record<string, JobHandler> = {
    ...jobsOf(app, domains, (cause) => {
      throw cause;
    }),
    ...tidyingJob(app.database),
    ...sendingJob('sms', sending),
    ...sendingJob('mail', sending),
  };
  return {
    handlers,
    webhooks: domains.flatMap((domain) => domain.webhooks?.(app) ?? []),
    close: services.close,
  };
}

/**
 * Carries out each job that is planned, at the time it is planned for, and what these plan in turn. Answers
 * how many there were of each kind and what they asked.
 */
export async function runPlanned(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  handlers: Readonly<Record<string, JobHandler>>,
): Promise<{ runs: ReadonlyMap<string, number>; statements: Statement[] }> {
  const statements: Statement[] = [];
  const runs = new Map<string, number>();
  const begun = new Set<string>();
  for (;;) {
    const waiting = (await selectPlanned(database)).filter(
      ({ kind, key }) => !begun.has(`${kind} ${key}`),
    );
    if (waiting.length === 0) return { runs, statements };
    for (const { kind, key, body, due } of waiting) {
      begun.add(`${kind} ${key}`);
      const now = due > clock.now() ? due : clock.now();
      const carryOut = async () => handlers[kind]?.({ key, body, due, now, attempt: 1 });
      statements.push(...(await noteStatements(carryOut)).statements);
      runs.set(kind, (runs.get(kind) ?? 0) + 1);
    }
  }
}

function selectPlanned(database: Database) {
  return database
    .selectFrom('job')
    .select(['kind', 'key', 'body', 'due_at as due'])
    .orderBy('kind')
    .orderBy('key')
    .execute();
}
