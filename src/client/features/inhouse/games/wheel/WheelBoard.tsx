import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { ChoiceRow } from '#client/features/inhouse/boards/ChoiceRow.tsx';
import { RiskRow } from '#client/features/inhouse/boards/RiskRow.tsx';
import { toneOf } from '#client/features/inhouse/boards/tone-of.ts';
import { useNextChoice } from '#client/features/inhouse/boards/use-next-choice.ts';
import { useTimes } from '#client/features/inhouse/boards/use-times.ts';
import { PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import fair from '#client/features/inhouse/stage/art/fair.svg?inline';
import lamps from '#client/features/inhouse/stage/art/lamps.svg?inline';
import { Backdrop } from '#client/features/inhouse/stage/Backdrop.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { shown as written } from '#games/ratio.ts';
import {
  type WheelKind,
  type WheelView,
  wheelRisks,
  wheelSegments,
  wheelSizes,
} from '#games/wheel.ts';
import { FortuneWheel } from './FortuneWheel.tsx';
import styles from './WheelBoard.module.css';

/** A wheel of even segments and, beneath it, how many of them pay what. */
export function WheelBoard({ round, stake, play }: BoardProps) {
  const { t } = useLingui();
  const times = useTimes();
  const { choice, choose, shown } = useNextChoice<WheelKind>(round, { segments: 10, risk: 'low' });
  const { segments, risk } = choice;
  const view = viewOf<WheelView>(shown);
  const multipliers = useMemo(
    () => wheelSegments({ segments, risk }).map((one) => written(one)),
    [segments, risk],
  );
  return (
    <>
      <Backdrop ground={fair} above={lamps} />
      <div className={styles.fair} data-coming={shown?.id}>
        <FortuneWheel multipliers={multipliers} at={view?.segment ?? null} roundId={shown?.id} />
      </div>
      <p aria-live="polite">
        {view && (
          <VisuallyHidden>
            <Trans>The wheel stopped at × {times(view.multiplier)}</Trans>
          </VisuallyHidden>
        )}
      </p>
      <ul className={styles.legend} key={shown?.id} aria-label={t`What the segments pay`}>
        {countEach(multipliers).map(({ multiplier, count }) => (
          <li
            key={multiplier}
            data-tone={toneOf(multiplier)}
            data-hit={view?.multiplier === multiplier || undefined}
          >
            <b>× {times(multiplier)}</b>
            <span>
              <Trans>
                {count} of {segments}
              </Trans>
            </span>
          </li>
        ))}
      </ul>
      <RiskRow
        risks={wheelRisks}
        chosen={risk}
        onChoose={(next) => choose({ segments, risk: next })}
      />
      <ChoiceRow
        label={t`Segments`}
        chips={wheelSizes.map((size) => ({ key: String(size), label: String(size) }))}
        chosen={String(segments)}
        onChoose={(size) =>
          choose({ risk, segments: wheelSizes.find((one) => String(one) === size) ?? segments })
        }
      />
      <PlayBar label={t`Turn`} onPlay={() => play({ stake, segments, risk })} />
    </>
  );
}

/** Each multiplier once, the smallest first, and how often the wheel bears it. */
function countEach(multipliers: readonly string[]): { multiplier: string; count: number }[] {
  return [...new Set(multipliers)]
    .sort((left, right) => Number(left) - Number(right))
    .map((multiplier) => ({
      multiplier,
      count: multipliers.filter((one) => one === multiplier).length,
    }));
}
