import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';
import { memberStorageKey } from '#client/ground/session/forgotten-with-member.ts';

/** Games or bets that a member used last on this device, the newest first; they go with the member. */
export function recentCodes(memberId: string, of: 'games' | `bets:${string}`) {
  const key = memberStorageKey(memberId, `lottery-recent-${of}`);
  const read = () => storage.getItem(key, []);
  return {
    read,
    note: (code: string) => storage.setItem(key, withNewest(read(), code)),
  };
}

/** Each stands once; what was used long ago makes room. */
export function withNewest(codes: readonly string[], code: string): string[] {
  return [code, ...codes.filter((one) => one !== code)].slice(0, codesKept);
}

/** Those that were used last come first, in that order; the others keep theirs. */
export function lastUsedFirst<Item>(
  items: readonly Item[],
  recent: readonly string[],
  codeOf: (item: Item) => string,
): Item[] {
  const place = (item: Item) => {
    const at = recent.indexOf(codeOf(item));
    return at === -1 ? recent.length : at;
  };
  return items.toSorted((left, right) => place(left) - place(right));
}

const codesKept = 8;

const storage = deviceStorage(v.array(v.string()));
