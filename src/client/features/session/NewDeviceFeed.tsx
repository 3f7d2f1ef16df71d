import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { onServerEvent } from '#client/data/server-events.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useToast } from '#client/ui/toasts.ts';
import type { EventBody } from '#contract/events.ts';
import { ownSessions } from '#contract/sessions.ts';
import { isLoginOfThis } from './is-login-of-this.ts';

/** Says at once that the account was opened on a device it had never been opened on (G-LAST). */
export function NewDeviceFeed({ memberId }: { memberId: string }): null {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const open = useOpenOverlay();
  const tell = useEffectEvent(async (opened: EventBody<'device.new'>) => {
    const own = await client
      .fetchQuery({
        queryKey: ownKey(memberId, ownSessions),
        queryFn: ({ signal }) => ask(ownSessions, {}, signal),
        staleTime: 0,
      })
      // Who cannot look is told, rather once too often than never; but not while a password waits to be
      // changed, which ends all other sessions in any case.
      .catch((error) => (isBeforeChange(error) ? null : { sessions: [] }));
    if (!own || isLoginOfThis(opened, own.sessions)) return;
    const device = opened.device || t`Unknown device`;
    toast(t`Your account was opened on ${device}. Not you?`, {
      action: { label: t`See where you are logged in`, onPress: () => open({ kind: 'sessions' }) },
    });
  });
  useEffect(() => onServerEvent('device.new', ({ body }) => void tell(body)), []);
  return null;
}

function isBeforeChange(error: unknown): boolean {
  return error instanceof Refused && error.code === 'session.must-change';
}
