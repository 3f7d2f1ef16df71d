import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom, useStore } from 'jotai';
import { useCallback } from 'react';
import { isFirstLoginAtom } from '#client/features/content/announcement-state.ts';
import { overlayAtom } from '#client/features/frame/overlay-atom.ts';
import { forgetLogOutDebt } from '#client/features/member/log-out-debt.ts';
import { pendingLinkAtom } from '#client/features/providers/pending-link-atom.ts';
import { memberQuery } from '#client/features/session/member-query.ts';
import { tellOtherTabs } from '#client/features/session/other-tabs.ts';
import { formatMoment } from '#client/ui/format-time.ts';
import { useToast } from '#client/ui/toasts.ts';
import type { Entered } from '#contract/session.ts';
import { knownPasswordAtom } from './known-password-atom.ts';

interface Way {
  isFirst?: boolean;
  /** Told in a line, so that a login that was not one's own is noticed (G-LAST). */
  lastLogin?: Entered['lastLogin'];
  mustChangePassword?: boolean;
  /** The password that has just been used, where there was one and it has to be changed. */
  password?: string | undefined;
  to?: '/' | '/agentHome';
}

/** After the gateway opened a session: who it is, then home. A password given out is changed first. */
export function useEnter(): (way: Way) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  const { i18n } = useLingui();
  const toast = useToast();
  const setOverlay = useSetAtom(overlayAtom);
  const store = useStore();
  const setFirstLogin = useSetAtom(isFirstLoginAtom);
  const setKnownPassword = useSetAtom(knownPasswordAtom);
  return useCallback(
    async (way) => {
      const { isFirst = false, lastLogin = null, mustChangePassword = false, to = '/' } = way;
      forgetLogOutDebt();
      setFirstLogin(isFirst);
      await client.fetchQuery({ ...memberQuery, staleTime: 0 });
      // Whoever was here before is forgotten by now, and their password with them.
      setKnownPassword(mustChangePassword ? (way.password ?? null) : null);
      tellOtherTabs('entered');
      setOverlay(null);
      // The popup's own entry goes with it: going back must not open a login that is done.
      await router.navigate({ to, replace: true });
      if (lastLogin) toast(sayLastLogin(lastLogin, i18n));
      // A password that has to be changed first is asked for by `ForcedChange`, here and after a reload.
      if (!mustChangePassword && store.get(pendingLinkAtom)) setOverlay({ kind: 'link-sign-in' });
    },
    [client, router, store, setOverlay, setFirstLogin, setKnownPassword, toast, i18n],
  );
}

function sayLastLogin(
  { at, device, address }: NonNullable<Entered['lastLogin']>,
  i18n: I18n,
): string {
  const when = formatMoment(at, -new Date(at).getTimezoneOffset());
  const place = [device, address].filter(Boolean).join(', ');
  return i18n._(msg`Your last login: ${when}, ${place}`);
}
