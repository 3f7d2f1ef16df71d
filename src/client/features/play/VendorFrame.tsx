import type { RefObject } from 'react';
import type { Game } from '#contract/catalogue.ts';
import type { Launch, LaunchMode } from '#contract/launch.ts';
import { CoverOf } from './CoverOf.tsx';
import type { Elsewhere } from './use-new-tab.ts';
import type { FrameState } from './use-vendor-frame.ts';
import styles from './VendorFrame.module.css';

export interface VendorFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  game: Game | undefined;
  name: string;
  mode: LaunchMode;
  launch: Launch | undefined;
  /** Null where the address is none that a game may live at. */
  origin: string | null;
  state: FrameState;
  error: unknown;
  isAsking: boolean;
  pausedBy: 'reality' | 'break' | null;
  elsewhere: Elsewhere | null;
  onAgain: () => void;
  onNewTab: () => void;
  onNewLink: () => void;
}

/**
 * The game, shut in: it may run and be itself at its own origin, and may neither lead this page
 * elsewhere nor open another. What is wrong with it is said over it.
 */
export function VendorFrame(props: VendorFrameProps) {
  const { frame, name, launch, origin, state, pausedBy, elsewhere } = props;
  const isShown = launch !== undefined && origin !== null && elsewhere === null && state !== 'over';
  return (
    <div className={styles.place}>
      {isShown && (
        <iframe
          ref={frame}
          className={styles.frame}
          src={launch.address}
          title={name}
          sandbox="allow-scripts allow-same-origin"
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
          // Under a cover there is nothing to press, for keys no more than for fingers.
          inert={pausedBy !== null || state !== 'ready'}
        />
      )}
      <CoverOf {...props} />
    </div>
  );
}
