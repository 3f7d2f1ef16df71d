import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notePageDrawn } from '#client/data/page-seen.ts';
import { AnnouncementOpener } from '#client/features/content/AnnouncementOpener.tsx';
import { OffersLater } from '#client/features/install/OffersLater.tsx';
import { OverlayFeed } from '#client/ground/overlay/overlay.ts';
import { takeFrameAway } from '#client/ground/page/drawn-frame.ts';
import { SessionFeed } from '#client/ground/session/session-atom.ts';
import type { Frame } from '#client/router.tsx';
import { CutPaperPattern } from '#client/ui/CutPaper.tsx';
import { Toaster } from '#client/ui/Toaster.tsx';
import { ChunkLossWatch } from './ChunkLossWatch.tsx';
import { StatusGate } from './closed/StatusGate.tsx';
import { FooterIsland } from './footer/FooterIsland.tsx';
import { Header } from './Header.tsx';
import { MemberFeeds } from './MemberFeeds.tsx';
import { BottomBar } from './menus/BottomBar.tsx';
import { RightBarIsland } from './menus/RightBarIsland.tsx';
import { SideMenu } from './menus/SideMenu.tsx';
import { TelegramIsland } from './menus/TelegramIsland.tsx';
import { OverlayLayer } from './overlays/OverlayLayer.tsx';
import { PageTitle } from './PageTitle.tsx';
import styles from './RootScreen.module.css';
import { SkipLink } from './SkipLink.tsx';

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
      <div data-page="bare" id="content" tabIndex={-1} className={styles.page}>
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
