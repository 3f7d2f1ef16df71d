import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { overlayAtom } from '#client/ground/overlay/overlay-atom.ts';
import { useSession } from '#client/ground/session/session-atom.ts';

/** While a password waits to be changed the gateway answers nothing else: a reload does not lead past it. */
export function ForcedChange(): null {
  const { member } = useSession();
  const [overlay, setOverlay] = useAtom(overlayAtom);
  const isWanted = member?.mustChangePassword === true;
  const isForced = overlay?.kind === 'change-password' && overlay.isForced === true;
  useEffect(() => {
    if (isWanted === isForced) return;
    setOverlay(isWanted ? { kind: 'change-password', isForced: true } : null);
  }, [isWanted, isForced, setOverlay]);
  return null;
}
