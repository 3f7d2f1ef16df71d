import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { BellOff } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Popup } from '#contract/content.ts';
import { AnnouncementReader } from './AnnouncementReader.tsx';
import { announcementsQuery } from './announcement-queries.ts';
import { isFirstLoginAtom, rememberClosed, touchedNoticeAtom } from './announcement-state.ts';
import { popupsToShow } from './popups-to-show.ts';

/** What the house has to say to who looks; or, from the marquee, its notices. */
export function AnnouncementPopup() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const { data } = useQuery(announcementsQuery(useLanguage()));
  const firstId = useTouchedNotice();
  const popups = usePopupsOf(data?.popup);
  const remember = useClosing(popups, firstId !== null);
  const items = firstId === null && popups.length > 0 ? popups : data?.player;
  return (
    <Dialog
      title={firstId === null ? t`Announcements` : t`Notices`}
      closes="button"
      size="l"
      onClose={() => {
        // Before it has faded away: home looks again as soon as nothing lies over it.
        remember();
        close();
      }}
    >
      {items === undefined && <Skeleton count={5} />}
      {items?.length === 0 && <EmptyState icon={BellOff} title={t`There is no news right now.`} />}
      {items && items.length > 0 && <AnnouncementReader items={items} firstId={firstId} />}
    </Dialog>
  );
}

/** Read once, and forgotten when the popup goes, so that the next opening is not the marquee's. */
function useTouchedNotice(): string | null {
  const [touched, setTouched] = useAtom(touchedNoticeAtom);
  const [firstId] = useState(touched);
  useEffect(() => () => setTouched(null), [setTouched]);
  return firstId;
}

function usePopupsOf(popups: readonly Popup[] = []): Popup[] {
  const { isLogin } = useSession();
  const isFirstLogin = useAtomValue(isFirstLoginAtom);
  // What was closed earlier may be read again by whoever opens it on purpose.
  return popupsToShow(popups, { isLogin, isFirstLogin, closed: [] });
}

/** However it goes away, by its button or with the page: it does not come again during this session. */
function useClosing(popups: readonly Popup[], areNotices: boolean): () => void {
  const shown = [...new Set(popups.map((popup) => popup.execution))].join('');
  const remember = useCallback(() => {
    if (!areNotices) rememberClosed(shown.split('') as Popup['execution'][]);
  }, [shown, areNotices]);
  useEffect(() => remember, [remember]);
  return remember;
}
