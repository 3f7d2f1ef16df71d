import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { silenceDevice } from '#client/features/notices/push-device.ts';
import { tellOtherTabs } from '#client/ground/session/other-tabs.ts';
import { forgetMember } from './forget-member.ts';
import { oweLogOut, settleLogOut } from './log-out-debt.ts';

/** Ends the session on the gateway, forgets the member on this device, and goes home. */
export function useLogOut() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const store = useStore();
  return useMutation({
    mutationFn: () => {
      // Without a network too: whoever holds the phone next is told nothing of this member's.
      void silenceDevice().catch(() => undefined);
      return endSession();
    },
    onSuccess: async () => {
      tellOtherTabs('left');
      await router.navigate({ to: '/', replace: true }).catch(() => undefined);
      await forgetMember({ queryClient, store });
    },
  });
}

/** Whatever the gateway answers, and whether it answers at all, the device forgets. */
export async function endSession(): Promise<void> {
  oweLogOut();
  await Promise.race([settleLogOut(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/** As long as one watches a phone log out before handing it on. */
const patienceMs = 4_000;
