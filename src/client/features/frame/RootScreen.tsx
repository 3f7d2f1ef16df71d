import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notePageDrawn } from '#client/data/page-seen.ts';
import { AnnouncementOpener } from '#client/features/content/AnnouncementOpener.tsx';
import { OffersLater } from '#client/features/install/OffersLater.tsx';
import { SessionFeed } from '#client/features/session/session-atom.ts';
import { StatusGate } from '#client/features/system/StatusGate.tsx';
import type { Frame } from '#client/router.tsx';
import { CutPaperPattern } from '#client/ui/CutPaper.tsx';
import { Toaster } from '#client/ui/Toaster.tsx';
import { BottomBar } from './BottomBar.tsx';
import { ChunkLossWatch } from './ChunkLossWatch.tsx';
import { takeFrameAway } from './drawn-frame.ts';
import { FooterIsland } from './FooterIsland.tsx';
import { Header } from './Header.tsx';
import { MemberFeeds } from './MemberFeeds.tsx';
import { OverlayLayer } from './OverlayLayer.tsx';
import { OverlayFeed } from './overlay.ts';
import { PageTitle } from './PageTitle.tsx';
import { RightBarIsland } from './RightBarIsland.tsx';
import styles from './RootScreen.module.css';
import { SideMenu } from './SideMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TelegramIsland } from './TelegramIsland.tsx';

/** The house around every screen, and what may lie over it. */
export function RootScreen() {
  useEffect(() => {
    takeFrameAway();
    notePageDrawn();
  }, []);
  return (
    <>
      <SessionFeed />
      <OverlayFeed />
      <ChunkLossWatch />
      <CutPaperPattern />
      <StatusGate>
        <PageTitle />
        <Page />
        <OverlayLayer />
        <MemberFeeds />
        <OffersLater />
        <AnnouncementOpener />
      </StatusGate>
      <Toaster />
    </>
  );
}

function Page() {
  const frame = useFrame();
  const isWhole = frame === 'whole';
  if (frame === 'bare') {
    return (
      <div data-page="bare" className={styles.page}>
        <Outlet />
      </div>
    );
  }
  return (
    <div data-page={frame} className={styles.page}>
      <SkipLink />
      <Header hasMenu={isWhole} />
      <div className={styles.middle}>
        {isWhole && <SideMenu />}
        <div className={styles.beside}>
          <div id="content" className={styles.content} tabIndex={-1}>
            <Outlet />
          </div>
          {isWhole && <FooterIsland />}
        </div>
      </div>
      {isWhole && <RightBarIsland />}
      {isWhole && <TelegramIsland />}
      {isWhole && <BottomBar />}
    </div>
  );
}

/** The deepest screen decides. */
function useFrame(): Frame {
  return useMatches({
    select: (matches) =>
      matches.findLast((match) => match.staticData.frame)?.staticData.frame ?? 'whole',
  });
}
