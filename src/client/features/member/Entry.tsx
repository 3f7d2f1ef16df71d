import { Link } from '@tanstack/react-router';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenOverlay } from '#client/features/frame/overlay.ts';
import type { Overlay } from '#client/features/frame/overlay-atom.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Entry.module.css';

interface EntryProps {
  icon: LucideIcon;
  children: ReactNode;
  /** How it stands with it, in a word or two. */
  state?: ReactNode;
  to?: '/favorite' | '/recent' | '/help' | '/agentHome';
  /** A page of the member centre, by its name. */
  page?: string;
  opens?: Overlay;
}

/** One line of the member centre: a room to go to, or a sheet to open. */
export function Entry({ icon, children, state, to, page, opens }: EntryProps) {
  const open = useOpenOverlay();
  const inside = (
    <>
      <span className={styles.icon}>
        <Icon of={icon} size={22} />
      </span>
      <span className={styles.words}>{children}</span>
      {state && <span className={styles.state}>{state}</span>}
      <Icon of={ChevronRight} />
    </>
  );
  return (
    <li>
      {to && (
        <Link to={to} className={styles.entry}>
          {inside}
        </Link>
      )}
      {page && (
        <Link to="/member" search={{ page }} className={styles.entry}>
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
