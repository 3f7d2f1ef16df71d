import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';
import { memberStorageKey } from '#client/ground/session/forgotten-with-member.ts';

const most = 8;

/** What was looked for on this device, the last first; a member's goes with the member. */
export function recentSearches(memberId: string | null) {
  const key = memberStorageKey(memberId ?? 'visitor', 'searches');
  const read = () => storage.getItem(key, []);
  return {
    read,
    keep: (words: string) => storage.setItem(key, withSearch(read(), words)),
    forget: () => storage.removeItem(key),
  };
}

/** One who types on means the longer word: the shorter ones on the way to it are no searches. */
export function withSearch(before: readonly string[], words: string): string[] {
  const tidy = words.trim();
  if (tidy.length < 2) return [...before];
  const isOnTheWay = (each: string) => tidy.toLowerCase().startsWith(each.toLowerCase());
  return [tidy, ...before.filter((each) => !isOnTheWay(each))].slice(0, most);
}

const storage = deviceStorage(v.array(v.string()));
