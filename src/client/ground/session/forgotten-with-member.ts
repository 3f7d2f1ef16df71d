import type { createStore } from 'jotai';

interface Leaving {
  store: ReturnType<typeof createStore>;
  /** Who is logged in now in the member's stead; null for nobody. */
  newcomerId: string | null;
}

type Forget = (leaving: Leaving) => void;

const forgets: Forget[] = [];

/** A feature says what it holds of a member; it goes as soon as the member does. */
export function forgetWithMember(forget: Forget): void {
  forgets.push(forget);
}

export function forgetFeatures(leaving: Leaving): void {
  for (const forget of forgets) forget(leaving);
}

const prefix = 'of-member:';

/** Where this device keeps something of a member's; what lies there goes with the member. */
export function memberStorageKey(memberId: string, name: string): string {
  return `${prefix}${memberId}:${name}`;
}

/** Whether its feature was loaded or not; a newcomer's own stays. */
export function forgetMemberStorage(newcomerId: string | null): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isOwn = newcomerId !== null && key.startsWith(memberStorageKey(newcomerId, ''));
      if (key.startsWith(prefix) && !isOwn) localStorage.removeItem(key);
    }
  } catch {
    // A storage that is closed has kept nothing.
  }
}
