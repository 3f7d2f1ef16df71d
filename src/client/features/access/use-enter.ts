import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { isFirstLoginAtom } from '#client/features/content/announcement-state.ts';
import { overlayAtom } from '#client/features/frame/overlay-atom.ts';
import { memberQuery } from '#client/features/session/member-query.ts';

interface Entered {
  isFirst?: boolean;
  mustChangePassword?: boolean;
  to?: '/' | '/agentHome';
}

/** After the gateway opened a session: who it is, then home. A password given out is changed first. */
export function useEnter(): (entered: Entered) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  const setOverlay = useSetAtom(overlayAtom);
  const setFirstLogin = useSetAtom(isFirstLoginAtom);
  return useCallback(
    async ({ isFirst = false, mustChangePassword = false, to = '/' }) => {
      setFirstLogin(isFirst);
      await client.fetchQuery({ ...memberQuery, staleTime: 0 });
      setOverlay(null);
      // The popup's own entry goes with it: going back must not open a login that is done.
      await router.navigate({ to, replace: true });
      if (mustChangePassword) setOverlay({ kind: 'change-password', isForced: true });
    },
    [client, router, setOverlay, setFirstLogin],
  );
}
