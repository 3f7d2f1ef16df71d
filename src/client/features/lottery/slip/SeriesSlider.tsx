import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Draft, DraftChange } from '../draft.ts';
import type { Board } from '../use-lottery-game.ts';
import styles from './SlipSheet.module.css';
import { seriesOf } from './series-of.ts';

interface SeriesSliderProps {
  board: Board;
  draft: Draft;
  change: (change: DraftChange) => void;
}

/** Higher prizes against money back on every bet: the player divides it as they like. */
export function SeriesSlider({ board, draft, change }: SeriesSliderProps) {
  const { t } = useLingui();
  const id = useId();
  const { minSeries, maxSeries } = board.game;
  const series = seriesOf(board, draft);
  const rebate = ((maxSeries - series) / 20).toFixed(1);
  return (
    <div className={styles.series}>
      <label htmlFor={id}>
        <Trans>Prizes and rebate</Trans>
      </label>
      <input
        id={id}
        type="range"
        min={minSeries}
        max={maxSeries}
        step={2}
        value={series}
        aria-valuetext={t`Series ${series}, rebate ${rebate} %`}
        onChange={({ target }) => change({ kind: 'series', series: Number(target.value) })}
      />
      <p className={styles.ends}>
        <span>
          <Trans>Series {series}</Trans>
        </span>
        <span>
          <Trans>Rebate {rebate} %</Trans>
        </span>
      </p>
    </div>
  );
}
