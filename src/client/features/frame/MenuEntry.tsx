import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Go } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { useToast } from '#client/ui/toasts.ts';
import styles from './MenuEntry.module.css';

interface MenuEntryProps {
  icon?: LucideIcon;
  children: ReactNode;
  /** A place to go … */
  to?: string;
  search?: Record<string, unknown>;
  hash?: string;
  /** … or a sheet to open … */
  onPress?: () => void;
  /** … or nothing but a word: there is no room behind it at this house. */
  says?: string;
  end?: ReactNode;
  isExact?: boolean;
}

/** One line of a menu. */
export function MenuEntry(props: MenuEntryProps) {
  const { icon, children, to, search, hash, onPress, says, end, isExact } = props;
  const toast = useToast();
  const inside = (
    <>
      {icon && <Icon of={icon} size={20} />}
      <span className={styles.words}>{children}</span>
      {end}
    </>
  );
  if (says !== undefined) {
    return (
      <button type="button" className={styles.entry} onClick={() => toast(says)}>
        {inside}
      </button>
    );
  }
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
