import type { AppContext } from '#server/kernel/app-context.ts';
import { type ActivityRow, selectActivities } from './activity-store.ts';

/** For operators: all there are, also those that are over. */
export function listActivities({ database }: Pick<AppContext, 'database'>): Promise<ActivityRow[]> {
  return selectActivities(database);
}
