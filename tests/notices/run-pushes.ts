import type { AppContext } from '#server/kernel/app-context.ts';
import { noticeJobs } from '#server/notices/push-jobs.ts';
import { openPush } from '#server/ports/push/open-push.ts';
import { mayMarket } from '#server/protection/may-market.ts';

/** Carries out the pushes that are due, as a gateway would whose clock says `now`; answers what waits. */
export async function runPushes(
  app: Pick<AppContext, 'database' | 'vault' | 'settings'>,
  now = new Date(),
): Promise<{ key: string; due: string }[]> {
  const { database } = app;
  const handlers = noticeJobs(app, openPush(app.settings), mayMarket);
  const planned = () =>
    database
      .selectFrom('job')
      .select(['kind', 'key', 'body', 'due_at as due'])
      .where('kind', 'in', Object.keys(handlers))
      .orderBy('due_at')
      .execute();
  for (;;) {
    const [job] = (await planned()).filter(({ due }) => due <= now);
    if (!job) break;
    const { kind, key, body, due } = job;
    const outcome = await handlers[kind]?.({ key, body, due, now, attempt: 1 }).catch(() => ({
      again: new Date(now.getTime() + 1_000),
    }));
    const one = database.updateTable('job').where('kind', '=', kind).where('key', '=', key);
    if (outcome && outcome !== 'done' && 'again' in outcome)
      await one.set({ due_at: outcome.again }).execute();
    else await database.deleteFrom('job').where('kind', '=', kind).where('key', '=', key).execute();
  }
  return (await planned()).map(({ key, due }) => ({ key, due: due.toISOString() }));
}
