import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom, useStore } from 'jotai';
import { useCallback } from 'react';
import { tapFavourite } from '#client/features/catalogue/tap-favourite.ts';
import { isFirstLoginAtom } from '#client/features/content/announcement-state.ts';
import { forgetLogOutDebt } from '#client/features/session/log-out-debt.ts';
import { type GoOn, placeOf } from '#client/ground/overlay/go-on.ts';
import { type Overlay, overlayAtom } from '#client/ground/overlay/overlay-atom.ts';
import { memberQuery } from '#client/ground/session/member-query.ts';
import { tellOtherTabs } from '#client/ground/session/other-tabs.ts';
import { pendingLinkAtom } from '#client/ground/session/pending-link-atom.ts';
import { useCapability } from '#client/ground/site/use-capability.ts';
import { formatMoment } from '#client/ui/format-time.ts';
import { useToast } from '#client/ui/toasts.ts';
import { promotionCategories, promotions } from '#contract/content.ts';
import type { Entered, entrances } from '#contract/session.ts';
import { knownPasswordAtom } from './known-password-atom.ts';

interface Way {
  isFirst?: boolean;
  /** Told in a line, so that a login that was not one's own is noticed (G-LAST). */
  lastLogin?: Entered['lastLogin'];
  mustChangePassword?: boolean;
  /** The password that has just been used, where there was one and it has to be changed. */
  password?: string | undefined;
  entrance?: (typeof entrances)[number];
  /** A look around, which has no business on pages of money or of an account. */
  isTrial?: boolean;
}

/**
 * After the gateway opened a session: who it is, then home, or an agent's team where it is served.
 * A password given out is changed first.
 */
export function useEnter(): (way: Way) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  const { i18n } = useLingui();
  const toast = useToast();
  const setOverlay = useSetAtom(overlayAtom);
  const store = useStore();
  const setFirstLogin = useSetAtom(isFirstLoginAtom);
  const setKnownPassword = useSetAtom(knownPasswordAtom);
  const hasAgents = useCapability('agents');
  return useCallback(
    async (way) => {
      const { isFirst = false, lastLogin = null, mustChangePassword = false } = way;
      const goOn = goOnOf(store.get(overlayAtom));
      const usual = way.entrance === 'agent' && hasAgents ? '/agentHome' : '/';
      // A password that was given out is changed at home, before anything is played.
      const staysHome = mustChangePassword || (way.isTrial === true && isOfAccount(goOn));
      const to = (staysHome ? undefined : placeOf(goOn)) ?? usual;
      forgetLogOutDebt();
      setFirstLogin(isFirst);
      const member = await client.fetchQuery({ ...memberQuery, staleTime: 0 });
      // What is offered may depend on who looks.
      void client.invalidateQueries({ queryKey: [promotions.path] });
      void client.invalidateQueries({ queryKey: [promotionCategories.path] });
      // Whoever was here before is forgotten by now, and their password with them.
      setKnownPassword(mustChangePassword ? (way.password ?? null) : null);
      tellOtherTabs('entered');
      setOverlay(null);
      // The popup's own entry goes with it: going back must not open a login that is done.
      await router.navigate({ href: to, replace: true });
      if (goOn?.nodeId && member) void tapFavourite(client, member.id, goOn.nodeId);
      if (lastLogin) toast(sayLastLogin(lastLogin, i18n));
      // A password that has to be changed first is asked for by `ForcedChange`, here and after a reload.
      if (!mustChangePassword && store.get(pendingLinkAtom)) setOverlay({ kind: 'link-sign-in' });
    },
    [client, router, store, setOverlay, setFirstLogin, setKnownPassword, hasAgents, toast, i18n],
  );
}

function goOnOf(overlay: Overlay | null): GoOn | undefined {
  return overlay && 'goOn' in overlay ? overlay.goOn : undefined;
}

function isOfAccount(goOn: GoOn | undefined): boolean {
  return goOn?.why === 'deposit' || goOn?.why === 'account';
}

function sayLastLogin(
  { at, device, address }: NonNullable<Entered['lastLogin']>,
  i18n: I18n,
): string {
  const when = formatMoment(at, -new Date(at).getTimezoneOffset());
  const place = [device, address].filter(Boolean).join(', ');
  return i18n._(msg`Your last login: ${when}, ${place}`);
}
