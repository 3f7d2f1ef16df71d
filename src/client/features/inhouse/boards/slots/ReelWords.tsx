import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { GardenSymbol } from '#games/slots/garden-reels.ts';
import type { OrchardSymbol } from '#games/slots/orchard.ts';
import { useSymbolNames } from './symbol-names.ts';

/** The window row by row, for those who listen. */
export function ReelWords({ reels }: { reels: readonly (OrchardSymbol | GardenSymbol)[][] }) {
  const names = useSymbolNames();
  const rowOf = (row: number) =>
    reels.flatMap((column) => (column[row] ? names[column[row]] : [])).join(', ');
  return (
    <VisuallyHidden>
      <Trans>
        Upper row: {rowOf(0)}. Middle row: {rowOf(1)}. Lower row: {rowOf(2)}.
      </Trans>
    </VisuallyHidden>
  );
}
