import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { ask } from '#client/data/ask.ts';
import { NetworkFailed, Refused } from '#client/data/refused.ts';
import { isFirstLoginAtom } from '#client/features/content/announcement-state.ts';
import { tellOtherTabs } from '#client/features/session/other-tabs.ts';
import { logout } from '#contract/member.ts';
import { forgetMember } from './forget-member.ts';

/** Ends the session on the gateway, forgets the member on this device, and goes home. */
export function useLogOut() {
  const client = useQueryClient();
  const router = useRouter();
  const setFirstLogin = useSetAtom(isFirstLoginAtom);
  return useMutation({
    mutationFn: endSession,
    onSuccess: async () => {
      setFirstLogin(false);
      await router.navigate({ to: '/', replace: true });
      tellOtherTabs('left');
      await forgetMember(client);
    },
  });
}

/**
 * Without a network the device forgets all the same, since the phone may be handed on at once; the
 * gateway is told when it can be reached.
 */
async function endSession(): Promise<void> {
  try {
    await ask(logout, {});
    forgetDebt();
  } catch (error) {
    const isOver = error instanceof Refused && error.code.startsWith('session.');
    if (isOver) return;
    if (!(error instanceof NetworkFailed)) throw error;
    oweLogOut();
  }
}

const key = 'log-out-owed';

function oweLogOut(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Then it is told within this page only.
  }
  addEventListener('online', () => void settleLogOut(), { once: true });
}

/** Tells the gateway of a logout that it could not be told of before; once a start. */
export async function settleLogOut(): Promise<void> {
  if (!isOwed()) return;
  try {
    await ask(logout, {});
    forgetDebt();
  } catch {
    // Still out of reach: the next start tries again.
  }
}

function isOwed(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

function forgetDebt(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
