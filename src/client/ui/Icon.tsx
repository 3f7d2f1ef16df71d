import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  size?: number;
  /** A heart that is kept, a star that is given: the outline filled with its own colour. */
  isFilled?: boolean;
}

/** One outline set, one stroke. Icons decorate: what they mean is said in words beside them. */
export function Icon({ of: Drawn, size = 20, isFilled = false }: IconProps) {
  return (
    <Drawn
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      strokeWidth={1.75}
      fill={isFilled ? 'currentColor' : 'none'}
    />
  );
}
