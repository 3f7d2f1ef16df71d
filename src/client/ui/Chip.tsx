import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './Chip.module.css';
import { classNames } from './class-names.ts';
import { Go, type Path } from './Go.tsx';
import { Icon } from './Icon.tsx';

interface ChipProps {
  children: ReactNode;
  icon?: LucideIcon;
  isChosen?: boolean;
  /** Makes it a link inside the app; the router tells whether one is there already. */
  to?: Path;
  search?: Record<string, unknown>;
  onClick?: (event: MouseEvent) => void;
}

/** A small choice that stands alone; choices that exclude each other make a `ChipRow`. */
export function Chip({ children, icon, isChosen = false, to, search, onClick }: ChipProps) {
  const inside = (
    <>
      {icon && <Icon of={icon} size={18} />}
      {children}
    </>
  );
  if (to !== undefined) {
    return (
      <Go
        to={to}
        search={search}
        className={classNames(styles.chip, isChosen && styles.chosen)}
        aria-current={isChosen ? 'page' : undefined}
        onClick={onClick}
      >
        {inside}
      </Go>
    );
  }
  return (
    <button
      type="button"
      className={classNames(styles.chip, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={onClick}
    >
      {inside}
    </button>
  );
}
