import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Go, type Path } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './MenuEntry.module.css';

interface MenuEntryProps {
  icon?: LucideIcon;
  children: ReactNode;
  /** A place to go … */
  to?: Path;
  search?: Record<string, unknown>;
  hash?: string;
  /** … or a sheet to open. */
  onPress?: () => void;
  end?: ReactNode;
  isExact?: boolean;
}

/** One line of a menu. */
export function MenuEntry(props: MenuEntryProps) {
  const { icon, children, to, search, hash, onPress, end, isExact } = props;
  const inside = (
    <>
      {icon && <Icon of={icon} size={20} />}
      <span className={styles.words}>{children}</span>
      {end}
    </>
  );
  if (to === undefined) {
    return (
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onPress}>
        {inside}
      </button>
    );
  }
  return (
    <Go className={styles.entry} to={to} search={search} hash={hash} isExact={isExact}>
      {inside}
    </Go>
  );
}
