import { type ReactNode, useRef } from 'react';
import rail from './ChipRow.module.css';
import { useCentred } from './use-centred.ts';

interface ChipRailProps {
  label: string;
  /** Tells when another chip is the current one, so that it may slide to the centre. */
  chosen: string;
  /** `Chip`s that are links. */
  children: ReactNode;
}

/** Places to go, in a row that scrolls. */
export function ChipRail({ label, chosen, children }: ChipRailProps) {
  const row = useRef<HTMLElement>(null);
  useCentred(row, chosen);
  return (
    <nav ref={row} className={rail.row} aria-label={label}>
      {children}
    </nav>
  );
}
