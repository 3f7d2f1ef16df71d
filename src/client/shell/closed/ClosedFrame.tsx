import { Trans } from '@lingui/react/macro';
import { Globe, Headset } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useOpenOverlay, useOverlay } from '#client/ground/overlay/overlay.ts';
import type { OverlayKind } from '#client/ground/overlay/overlay-atom.ts';
import { OverlayLayer } from '#client/shell/overlays/OverlayLayer.tsx';
import { Button } from '#client/ui/Button.tsx';
import { CutPaper } from '#client/ui/CutPaper.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { Permission } from '#contract/system.ts';
import styles from './ClosedFrame.module.css';

interface ClosedFrameProps {
  info: Permission['info'];
  /** Hangs above the title. */
  picture: ReactNode;
  /** The tab's name too. */
  title: string;
  children: ReactNode;
  check: () => void;
  isChecking: boolean;
}

/** What stands in the site's place: calm, with a way to ask, and in the reader's language. */
export function ClosedFrame({
  info,
  picture,
  title,
  children,
  check,
  isChecking,
}: ClosedFrameProps) {
  const open = useOpenOverlay();
  useEffect(() => {
    document.title = `${title} · ${info.siteName}`;
  }, [title, info.siteName]);
  return (
    <>
      <div className={styles.page} data-page="closed">
        <CutPaper />
        <header className={styles.head}>
          <span className={styles.name}>
            <img src={`/icons/${info.brand}/mark.svg`} alt="" width={32} height={32} />
            {info.siteName}
          </span>
          <Button variant="quiet" onClick={() => open({ kind: 'language' })}>
            <Icon of={Globe} />
            <Trans>Language</Trans>
          </Button>
        </header>
        <main className={styles.main}>
          {picture}
          <h1 className={styles.title}>{title}</h1>
          {children}
          <div className={styles.actions}>
            <Button busy={isChecking} onClick={check}>
              <Trans>Check again</Trans>
            </Button>
            <Button variant="outline" onClick={() => open({ kind: 'customer-service' })}>
              <Icon of={Headset} />
              <Trans>Customer service</Trans>
            </Button>
          </div>
        </main>
      </div>
      <OpenOverlays />
    </>
  );
}

const openWhileClosed: readonly OverlayKind[] = ['language', 'customer-service', 'help'];

/** A login that the address asks for, or a game that was open, has no place over a closed site. */
function OpenOverlays() {
  const overlay = useOverlay();
  return overlay === null || openWhileClosed.includes(overlay.kind) ? <OverlayLayer /> : null;
}
