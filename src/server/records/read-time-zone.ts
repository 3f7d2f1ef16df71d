import type { AppContext } from '#server/kernel/app-context.ts';
import { dayIn } from '#server/kernel/zoned-time.ts';
import { keptByContent } from '#server/system/kept-by-content.ts';
import { selectTimeZone } from './store.ts';

/** The merchant's time zone, in which every record is shown. */
export function readTimeZone(app: AppContext): Promise<string> {
  return kept(app, 'zone');
}

/** Which day it is where the merchant is, as ISO writes it. */
export async function readToday(app: AppContext): Promise<string> {
  return dayIn(await readTimeZone(app), app.clock.now());
}

const kept = keptByContent('time zone', ({ database }: AppContext, _key: 'zone') =>
  selectTimeZone(database),
);
