import { Trans, useLingui } from '@lingui/react/macro';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { Cabinet } from '#client/features/inhouse/boards/slots/Cabinet.tsx';
import { Pots } from '#client/features/inhouse/boards/slots/Pots.tsx';
import { Reel } from '#client/features/inhouse/boards/slots/Reel.tsx';
import { ReelWords } from '#client/features/inhouse/boards/slots/ReelWords.tsx';
import { reelStrip } from '#client/features/inhouse/boards/slots/reel-strip.ts';
import { useSymbolNames } from '#client/features/inhouse/boards/slots/symbol-names.ts';
import { useBefore } from '#client/features/inhouse/boards/slots/use-before.ts';
import { WinList } from '#client/features/inhouse/boards/slots/WinList.tsx';
import { type TimedSound, useTelling } from '#client/features/inhouse/boards/use-dealt.ts';
import { PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import grove from '#client/features/inhouse/stage/art/grove.svg?inline';
import lamps from '#client/features/inhouse/stage/art/lamps.svg?inline';
import { Backdrop } from '#client/features/inhouse/stage/Backdrop.tsx';
import {
  type OrchardView,
  orchardLines,
  orchardStrips,
  orchardSymbols,
} from '#games/slots/orchard.ts';
import { orchardArt } from './OrchardArt.tsx';
import styles from './OrchardBoard.module.css';
import { OrchardPays } from './OrchardPays.tsx';

const resting = [0, 0, 0];
const firstMs = 800;
const nextMs = 350;
const reelStops = [0, 1, 2].map(
  (reel): TimedSound => ({ sound: 'stop', at: firstMs + reel * nextMs }),
);

/** Three reels that stop from left to right, and the lines that win over them. */
export function OrchardBoard({ round, stake, play }: BoardProps) {
  const { t } = useLingui();
  const view = viewOf<OrchardView>(round);
  const stops = view?.stops ?? resting;
  const { before, isNew } = useBefore(String(round?.id), stops);
  const isTelling = useTelling(String(round?.id), firstMs + 2 * nextMs + 60, reelStops);
  const isSpun = view !== null && !isTelling;
  return (
    <div className={styles.board} data-telling={isTelling || undefined}>
      <Backdrop ground={grove} above={lamps} />
      <Pots />
      <Cabinet look="orchard" reels={3} isTurning={isTelling}>
        {orchardStrips.map((strip, reel) => (
          <Reel
            key={strip}
            spin={String(round?.id)}
            turningMs={isNew ? firstMs + reel * nextMs : undefined}
            symbols={reelStrip({
              strip,
              symbols: orchardSymbols,
              stop: stops[reel] ?? 0,
              before: before[reel] ?? 0,
              passing: 12 + reel * 5,
            })}
            draw={orchardArt}
          />
        ))}
        {isSpun && view.wins.length > 0 && <WinningLines wins={view.wins} />}
      </Cabinet>
      {isSpun && <ReelWords reels={view.reels} />}
      <WinList>{isSpun && view.wins.map((win) => <Win key={win.line} win={win} />)}</WinList>
      <PlayBar label={t`Spin`} isDisabled={isTelling} onPlay={() => play({ stake })} />
      <OrchardPays />
    </div>
  );
}

function Win({ win: { line, symbol, count, pays } }: { win: OrchardView['wins'][number] }) {
  const names = useSymbolNames();
  return (
    <li>
      <Trans>
        Line {line + 1}: {count} × {names[symbol]} pays × {pays}
      </Trans>
    </li>
  );
}

/** Over the window: what wins stays in the light, and each line is drawn as far as it wins. */
function WinningLines({ wins }: { wins: OrchardView['wins'] }) {
  const lines = wins.map(({ line, count }) =>
    (orchardLines[line] ?? [])
      .slice(0, count)
      .map((row, reel) => ({ x: reel * 100, y: row * 100 })),
  );
  const lit = new Map(lines.flat().map((cell) => [`${cell.x} ${cell.y}`, cell]));
  return (
    <svg
      className={styles.lines}
      viewBox="0 0 300 300"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.dark}
        d={`M0 0H300V300H0Z${[...lit.values()].map(({ x, y }) => `M${x} ${y}v100h100v-100Z`).join('')}`}
      />
      {lines.map((cells, place) => {
        const points = cells.map(({ x, y }) => `${x + 50},${y + 50}`).join(' ');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place among those that win
          <g key={place} data-line={place % 3}>
            <polyline className={styles.under} points={points} />
            <polyline className={styles.over} points={points} pathLength={1} />
            {cells.map(({ x, y }) => (
              <circle key={x} className={styles.knob} cx={x + 50} cy={y + 50} r="9" />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
