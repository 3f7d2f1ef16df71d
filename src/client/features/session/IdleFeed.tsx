import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { memberQuery } from '#client/ground/session/member-query.ts';
import { onOtherTabs, tellOtherTabs } from '#client/ground/session/other-tabs.ts';
import { useToast } from '#client/ui/toasts.ts';
import { forgetMember } from './forget-member.ts';
import { endSession } from './log-out.ts';
import { watchIdle } from './watch-idle.ts';

/** Logs out who has gone away without doing so, and says why when they are back (G-IDLE). */
export function IdleFeed(): null {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const router = useRouter();
  const store = useStore();
  const toast = useToast();
  const goToDoor = useEffectEvent(async () => {
    toast(t`You were inactive for 30 minutes, so we logged you out.`);
    await router.navigate({ to: '/login', replace: true }).catch(() => undefined);
  });
  const leave = useEffectEvent(async () => {
    // The gateway is told behind: what is on the glass goes at once.
    void endSession();
    tellOtherTabs('idled');
    await goToDoor();
    await forgetMember({ queryClient, store });
  });
  const stay = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: memberQuery.queryKey });
  });
  useEffect(() => watchIdle({ onIdle: () => void leave(), onStillHere: () => stay() }), []);
  useEffect(() => onOtherTabs((news) => void (news === 'idled' && goToDoor())), []);
  return null;
}
