import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import type { Overlay } from '#client/ground/overlay/overlay-atom.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Entry.module.css';

interface EntryProps {
  icon: LucideIcon;
  children: ReactNode;
  /** How it stands with it, in a word or two. */
  state?: ReactNode;
  to?: LinkProps['to'];
  search?: LinkProps['search'];
  opens?: Overlay;
}

/** One line of the member centre: a room to go to, or a sheet to open. */
export function Entry({ icon, children, state, to, search, opens }: EntryProps) {
  const open = useOpenOverlay();
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
      {to && (
        <Link to={to} {...(search ? { search } : {})} className={styles.entry}>
          {inside}
        </Link>
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
