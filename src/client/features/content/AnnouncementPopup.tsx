import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { BellOff } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Popup } from '#contract/content.ts';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { AnnouncementReader } from './AnnouncementReader.tsx';
import { announcementsQuery } from './announcement-queries.ts';
import { isFirstLoginAtom, rememberClosed, touchedNoticeAtom } from './announcement-state.ts';
import { popupsToShow } from './popups-to-show.ts';

/**
 * What the house has to say: the first of it as a card, where it came by itself; all of it from its
 * bell; or, from the marquee, the notices.
 */
export function AnnouncementPopup({ isAll = false }: { isAll?: boolean | undefined }) {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const { data } = useQuery(announcementsQuery(useLanguage()));
  const firstId = useTouchedNotice();
  const popups = usePopupsOf(data?.popup);
  const remember = useClosing(popups, firstId !== null);
  const [isOpened, setOpened] = useState(isAll);
  const items = firstId === null && popups.length > 0 ? popups : data?.player;
  const first = firstId === null && !isOpened ? popups[0] : undefined;
  const count = popups.length;
  const leave = () => {
    // Before it has faded away: home looks again as soon as nothing lies over it.
    remember();
    close();
  };
  return (
    <Dialog
      title={firstId === null ? t`Announcements` : t`Notices`}
      closes="button"
      size={first ? 's' : 'l'}
      onClose={leave}
      footer={
        first && (
          <>
            {count > 1 && (
              <Button variant="quiet" isWide onClick={() => setOpened(true)}>
                <Trans>See all {count}</Trans>
              </Button>
            )}
            <Button isWide onClick={leave}>
              <Trans>Got it</Trans>
            </Button>
          </>
        )
      }
    >
      {first && <AnnouncementCard item={first} />}
      {!first && items === undefined && <Skeleton count={5} />}
      {!first && items?.length === 0 && (
        <EmptyState icon={BellOff} title={t`No announcements right now.`} />
      )}
      {!first && items && items.length > 0 && (
        <AnnouncementReader items={items} firstId={firstId} />
      )}
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
