import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsServed } from '#client/ground/site/use-is-served.ts';
import { Go, type WayOrNone } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './MenuEntry.module.css';

type MenuEntryProps = WayOrNone & {
  icon?: LucideIcon;
  children: ReactNode;
  hash?: string;
  /** … or a sheet to open. */
  onPress?: () => void;
  end?: ReactNode;
  isExact?: boolean;
};

/** One line of a menu. What the gateway does not serve is not listed. */
export function MenuEntry(props: MenuEntryProps) {
  const { icon, children, hash, onPress, end, isExact, ...way } = props;
  const isServed = useIsServed();
  if (way.to !== undefined && !isServed(way.to)) return null;
  const inside = (
    <>
      {icon && <Icon of={icon} size={20} />}
      <span className={styles.words}>{children}</span>
      {end}
    </>
  );
  if (way.to === undefined) {
    return (
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onPress}>
        {inside}
      </button>
    );
  }
  return (
    <Go {...way} className={styles.entry} hash={hash} isExact={isExact}>
      {inside}
    </Go>
  );
}
