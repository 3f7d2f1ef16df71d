import { Trans, useLingui } from '@lingui/react/macro';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { Cabinet } from '#client/features/inhouse/boards/slots/Cabinet.tsx';
import { Pots } from '#client/features/inhouse/boards/slots/Pots.tsx';
import { Reel } from '#client/features/inhouse/boards/slots/Reel.tsx';
import { ReelWords } from '#client/features/inhouse/boards/slots/ReelWords.tsx';
import { reelStrip } from '#client/features/inhouse/boards/slots/reel-strip.ts';
import { SpinPager } from '#client/features/inhouse/boards/slots/SpinPager.tsx';
import { useBefore } from '#client/features/inhouse/boards/slots/use-before.ts';
import { useSpins } from '#client/features/inhouse/boards/slots/use-spins.ts';
import { useTimes } from '#client/features/inhouse/boards/use-times.ts';
import { PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import garden from '#client/features/inhouse/stage/art/garden.svg?inline';
import paper from '#client/features/inhouse/stage/art/paper.svg?inline';
import { Backdrop } from '#client/features/inhouse/stage/Backdrop.tsx';
import type { GardenView } from '#games/slots/garden.ts';
import { gardenStrips, gardenSymbols } from '#games/slots/garden-reels.ts';
import { gardenArt } from './GardenArt.tsx';
import styles from './GardenBoard.module.css';
import { GardenPays } from './GardenPays.tsx';
import { GardenWins, WonCells } from './GardenWins.tsx';

const resting = [0, 0, 0, 0, 0];

/** Free spins turn faster: there are ten of them. */
const paceOf = (spin: number) =>
  spin === 0 ? { firstMs: 700, nextMs: 280 } : { firstMs: 500, nextMs: 110 };

const stopsOf = (spin: number) =>
  resting.map((_, reel) => paceOf(spin).firstMs + reel * paceOf(spin).nextMs);

/** Five reels, the ways that win marked on them, and free spins told one after another. */
export function GardenBoard({ round, stake, play }: BoardProps) {
  const { t } = useLingui();
  const times = useTimes();
  const view = viewOf<GardenView>(round);
  const count = view?.spins.length ?? 0;
  const { at, isTelling, isAtRest, look } = useSpins(round?.id, count, stopsOf);
  const spin = view?.spins[at];
  const stops = spin?.stops ?? resting;
  const turn = `${round?.id} ${at}`;
  const { before } = useBefore(turn, stops);
  const { firstMs, nextMs } = paceOf(at);
  return (
    <div className={styles.board} data-telling={isTelling || undefined}>
      <Backdrop ground={garden} above={paper} />
      <Pots />
      <Cabinet look="garden" reels={5} isTurning={isTelling} isFree={spin?.isFree ?? false}>
        {gardenStrips.map((strip, reel) => (
          <Reel
            key={strip}
            spin={turn}
            turningMs={isTelling && !isAtRest ? firstMs + reel * nextMs : undefined}
            symbols={reelStrip({
              strip,
              symbols: gardenSymbols,
              stop: stops[reel] ?? 0,
              before: before[reel] ?? 0,
              passing: 8 + reel * 3,
            })}
            draw={gardenArt}
          />
        ))}
        {spin && isAtRest && <WonCells wins={spin.wins} />}
      </Cabinet>
      {spin && isAtRest && <ReelWords reels={spin.reels} />}
      <GardenWins spin={isAtRest ? spin : undefined} />
      {count > 1 && (
        <SpinPager at={at} count={count} isTelling={isTelling} isAtRest={isAtRest} onLook={look} />
      )}
      {count > 1 && !isTelling && view && (
        <p className={styles.whole}>
          <Trans>All spins together: × {times(view.multiplier)}</Trans>
        </p>
      )}
      <PlayBar label={t`Spin`} isDisabled={isTelling} onPlay={() => play({ stake })} />
      <GardenPays />
    </div>
  );
}
