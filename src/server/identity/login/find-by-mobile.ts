import type { AppContext } from '#server/kernel/app-context.ts';
import { selectPlayerByMobile } from '../factors/reach-store.ts';

/** Whose number this is, as they have proved; for the rooms that let somebody in by it. */
export function findByMobile({ database }: Pick<AppContext, 'database'>, mobile: string) {
  return selectPlayerByMobile(database, mobile);
}
