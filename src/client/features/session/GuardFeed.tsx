import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ask } from '#client/data/ask.ts';
import { onServerEvent } from '#client/data/server-events.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useToast } from '#client/ui/toasts.ts';
import type { EventBody } from '#contract/events.ts';
import type { GuardChange } from '#contract/guard.ts';
import { ownSessions } from '#contract/sessions.ts';

/** Says at once that what opens the account was changed, unless it was changed here. */
export function GuardFeed({ memberId }: { memberId: string }): null {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const open = useOpenOverlay();
  const words = useChangeWords();
  const tell = useEffectEvent(async ({ change, by }: EventBody<'guard.changed'>) => {
    // A session that was ended by the change itself has nothing to ask by, and nobody to tell.
    const own = await client
      .fetchQuery({
        queryKey: ownKey(memberId, ownSessions),
        queryFn: ({ signal }) => ask(ownSessions, {}, signal),
        staleTime: 0,
      })
      .catch(() => null);
    const here = own?.sessions.find(({ isThis }) => isThis);
    if (!here || here.id === by) return;
    const said = Object.hasOwn(words, change) ? words[change as GuardChange] : undefined;
    toast(said ?? t`What opens your account was changed. Not you?`, {
      action: { label: t`See where you are logged in`, onPress: () => open({ kind: 'sessions' }) },
    });
    // What the sheets show of it is not true any more.
    void client.invalidateQueries({ queryKey: ['member', memberId] });
  });
  useEffect(() => onServerEvent('guard.changed', ({ body }) => void tell(body)), []);
  return null;
}

function useChangeWords(): Record<GuardChange, string> {
  const { t } = useLingui();
  return {
    'password-set': t`A password was set for your account. Not you?`,
    'password-changed': t`The password of your account was changed. Not you?`,
    'payment-password-set': t`A payment password was set for your account. Not you?`,
    'passkey-added': t`A passkey was added to your account. Not you?`,
    'passkey-removed': t`A passkey was removed from your account. Not you?`,
    'provider-linked': t`Google or Facebook was linked to your account. Not you?`,
    'provider-unlinked': t`Google or Facebook was unlinked from your account. Not you?`,
    'authenticator-on': t`An authenticator app was set up for your account. Not you?`,
    'authenticator-off': t`The authenticator app was removed from your account. Not you?`,
    'recovery-codes-renewed': t`The recovery codes of your account were made anew. Not you?`,
  };
}
