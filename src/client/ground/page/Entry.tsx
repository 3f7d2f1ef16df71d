import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import type { Overlay } from '#client/ground/overlay/overlay-atom.ts';
import { useIsServed } from '#client/ground/site/use-is-served.ts';
import { Go, type WayOrNone } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Entry.module.css';

type EntryProps = WayOrNone & {
  icon: LucideIcon;
  children: ReactNode;
  /** How it stands with it, in a word or two. */
  state?: ReactNode;
  opens?: Overlay;
};

/** One line of the member centre: a room to go to, where the gateway serves it, or a sheet to open. */
export function Entry({ icon, children, state, opens, ...way }: EntryProps) {
  const open = useOpenOverlay();
  const isServed = useIsServed();
  if (way.to !== undefined && !isServed(way.to)) return null;
  const inside = (
    <>
      <span className={styles.icon}>
        <Icon of={icon} size={22} />
      </span>
      <span className={styles.words}>{children}</span>
      {state && <span className={styles.state}>{state}</span>}
      <Icon of={ChevronRight} isDirectional />
    </>
  );
  return (
    <li>
      {way.to && (
        <Go {...way} className={styles.entry}>
          {inside}
        </Go>
      )}
      {opens && (
        <button
          type="button"
          className={styles.entry}
          aria-haspopup="dialog"
          onClick={() => open(opens)}
        >
          {inside}
        </button>
      )}
    </li>
  );
}
