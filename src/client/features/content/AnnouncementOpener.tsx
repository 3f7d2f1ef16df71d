import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { overlayAtom } from '#client/ground/overlay/overlay-atom.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { announcementsQuery } from './announcement-queries.ts';
import { closedExecutions, isFirstLoginAtom } from './announcement-state.ts';
import { popupsToShow } from './popups-to-show.ts';
import { whenAtRest } from './when-at-rest.ts';

/** Opens the announcements on home by itself, when the reader rests. Stands on home and draws nothing. */
export function AnnouncementOpener(): null {
  const { data } = useQuery(announcementsQuery(useLanguage()));
  const { isLogin } = useSession();
  const isFirstLogin = useAtomValue(isFirstLoginAtom);
  const isUncovered = useAtomValue(overlayAtom) === null;
  // The login and register addresses are home too, with something of their own to show.
  const isHome = useLocation({ select: (location) => location.pathname === '/' });
  const open = useOpenOverlay();
  const popups = data?.popup;
  const isDue = isHome && isUncovered && popups !== undefined;
  useEffect(() => {
    if (!isDue || !popups) return;
    const isUnread = () => {
      const reader = { isLogin, isFirstLogin, closed: closedExecutions() };
      return popupsToShow(popups, reader).length > 0;
    };
    if (!isUnread()) return;
    // Asked again: what was closed a moment ago may still have been on its way out.
    return whenAtRest(() => isUnread() && open({ kind: 'announcements' }));
  }, [isDue, popups, isLogin, isFirstLogin, open]);
  return null;
}
