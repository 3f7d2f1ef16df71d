import type { AppContext } from '#server/kernel/app-context.ts';
import { keptByContent } from '#server/system/kept-by-content.ts';
import { selectTimeZone } from './store.ts';

/** The merchant's clock, which every record is told by. */
export function readTimeZone(app: AppContext): Promise<string> {
  return kept(app, 'zone');
}

const kept = keptByContent(({ database }: AppContext, _key: 'zone') => selectTimeZone(database));
