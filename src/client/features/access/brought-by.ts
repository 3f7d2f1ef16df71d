import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';

/** Who brought this visitor, from the address: an agent while the tab lives, a friend for thirty days. */
export interface BroughtBy {
  referralCode?: string;
  affiliateCode?: string;
}

const names = ['referralCode', 'affiliateCode'] as const;
const codePattern = /^[A-Za-z0-9_.-]{1,64}$/;

/** Read at every look, so that a code that came later counts, and one that came first is not lost. */
export function readBroughtBy(): BroughtBy {
  const query = new URLSearchParams(location.search);
  const found: BroughtBy = {};
  for (const name of names) {
    const given = query.get(name);
    // The first link counts: links that are opened later do not replace it.
    const code = name === 'referralCode' ? (firstFriend() ?? given) : (given ?? kept(name));
    if (!code || !codePattern.test(code)) continue;
    found[name] = code;
    if (name === 'referralCode') keepFriend(code);
    else keep(name, code);
  }
  return found;
}

const friendKey = 'invited-by-friend';
const friendKeptMs = 30 * 24 * 60 * 60_000;
const friendStorage = deviceStorage(v.nullable(v.object({ code: v.string(), at: v.number() })));

function firstFriend(): string | null {
  const friend = friendStorage.getItem(friendKey, null);
  return friend && Date.now() - friend.at < friendKeptMs ? friend.code : null;
}

function keepFriend(code: string): void {
  if (firstFriend() === null) friendStorage.setItem(friendKey, { code, at: Date.now() });
}

/** Whether this tab has not yet told that it came by this code; from now on it has. */
export function isFirstLook(code: string): boolean {
  if (kept('openedInvitation') === code) return false;
  keep('openedInvitation', code);
  return true;
}

function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, code: string): void {
  try {
    sessionStorage.setItem(name, code);
  } catch {
    // Then it lives as long as it stands in the address.
  }
}
