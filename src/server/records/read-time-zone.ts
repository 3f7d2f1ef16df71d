import type { House } from '#server/kernel/app-context.ts';
import { keptByContent } from '#server/system/kept-by-content.ts';
import { selectTimeZone } from './store.ts';

/** The merchant's clock, which every record is told by. */
export function readTimeZone(house: House): Promise<string> {
  return kept(house, 'zone');
}

const kept = keptByContent(({ database }: House, _key: 'zone') => selectTimeZone(database));
