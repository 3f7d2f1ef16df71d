import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './Chip.module.css';
import { classNames } from './class-names.ts';
import { Go, type WayOrNone } from './Go.tsx';
import { Icon } from './Icon.tsx';

type ChipProps = WayOrNone & {
  children: ReactNode;
  icon?: LucideIcon;
  isChosen?: boolean;
  onClick?: (event: MouseEvent) => void;
};

/** A small choice that stands alone; choices that exclude each other make a `ChipRow`. */
export function Chip({ children, icon, isChosen = false, onClick, ...way }: ChipProps) {
  const inside = (
    <>
      {icon && <Icon of={icon} size={18} />}
      {children}
    </>
  );
  if (way.to !== undefined) {
    return (
      <Go
        {...way}
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
