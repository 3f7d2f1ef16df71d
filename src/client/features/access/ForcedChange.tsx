import { useRouterState } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { overlayAtom } from '#client/ground/overlay/overlay-atom.ts';
import { useSession } from '#client/ground/session/session-atom.ts';

/** While a password waits to be changed the gateway answers nothing else: a reload does not lead past it. */
export function ForcedChange(): null {
  const { member } = useSession();
  const [overlay, setOverlay] = useAtom(overlayAtom);
  // The terms open in a tab of their own, and whoever has to accept them may read them there.
  const isReading = useRouterState({ select: ({ location }) => location.pathname === '/help' });
  const isWanted = member?.mustChangePassword === true && !isReading;
  const isForced = overlay?.kind === 'change-password' && overlay.isForced === true;
  useEffect(() => {
    if (isWanted === isForced) return;
    setOverlay(isWanted ? { kind: 'change-password', isForced: true } : null);
  }, [isWanted, isForced, setOverlay]);
  return null;
}
