import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

interface IconProps {
  of: LucideIcon;
  size?: number;
  /** A heart that is kept, a star that is given: the outline filled with its own colour. */
  isFilled?: boolean;
  /** It points along the line of reading, and turns round where that runs from the right. */
  isDirectional?: boolean;
}

/** One outline set, one stroke. Icons decorate: what they mean is said in words beside them. */
export function Icon({ of: Drawn, size = 20, isFilled = false, isDirectional }: IconProps) {
  return (
    <Drawn
      aria-hidden="true"
      className={isDirectional ? styles.directional : undefined}
      focusable="false"
      width={size}
      height={size}
      strokeWidth={1.75}
      fill={isFilled ? 'currentColor' : 'none'}
    />
  );
}
