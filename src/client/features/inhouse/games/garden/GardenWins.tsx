import { Trans } from '@lingui/react/macro';
import { useSymbolNames } from '#client/features/inhouse/boards/slots/symbol-names.ts';
import { WinList } from '#client/features/inhouse/boards/slots/WinList.tsx';
import { useTimes } from '#client/features/inhouse/boards/use-times.ts';
import type { GardenSpin, GardenWin } from '#games/slots/garden.ts';
import styles from './GardenWins.module.css';

/** What a spin brought, symbol by symbol. */
export function GardenWins({ spin }: { spin: GardenSpin | undefined }) {
  const names = useSymbolNames();
  const times = useTimes();
  return (
    <WinList>
      {spin?.wins.map(({ symbol, count, ways, ...win }) => {
        const multiplier = times(win.multiplier);
        return (
          <li key={symbol}>
            {symbol === 'flower' ? (
              <Trans>
                {count} × {names[symbol]} · pays × {multiplier}
              </Trans>
            ) : (
              <Trans>
                {count} × {names[symbol]} · ways: {ways} · pays × {multiplier}
              </Trans>
            )}
          </li>
        );
      })}
    </WinList>
  );
}

/** Every cell that belongs to a win, framed over the reels. */
export function WonCells({ wins }: { wins: readonly GardenWin[] }) {
  const cells = new Set(
    wins.flatMap(({ rows }) => rows.flatMap((found, reel) => found.map((row) => reel * 3 + row))),
  );
  return (
    <svg
      className={styles.cells}
      viewBox="0 0 500 300"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {cells.size > 0 && (
        <path
          className={styles.dark}
          d={`M0 0H500V300H0Z${[...cells].map((cell) => `M${Math.floor(cell / 3) * 100} ${(cell % 3) * 100}v100h100v-100Z`).join('')}`}
        />
      )}
      {[...cells].map((cell) => (
        <rect
          key={cell}
          x={Math.floor(cell / 3) * 100 + 5}
          y={(cell % 3) * 100 + 4}
          width="90"
          height="92"
          rx="12"
        />
      ))}
    </svg>
  );
}
