import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formatPercent } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import type { SlipQuote } from '#lottery/slip.ts';
import type { Draft, DraftChange } from '../draft.ts';
import type { Board } from '../use-lottery-game.ts';
import styles from './SlipSheet.module.css';
import { seriesOf } from './series-of.ts';

interface SeriesSliderProps {
  board: Board;
  draft: Draft;
  change: (change: DraftChange) => void;
  /** The slip at the chosen series. */
  quote: SlipQuote;
}

/** Higher prizes against money back on every bet: the player divides it as they like. */
export function SeriesSlider({ board, draft, change, quote }: SeriesSliderProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { minSeries, maxSeries } = board.game;
  const series = seriesOf(board, draft);
  // Nothing to divide: the house's own terms name one series.
  if (minSeries === maxSeries) return null;
  // In hundredths of a per cent: a point of the series is half a thousandth of the stake.
  const rebate = formatPercent((maxSeries - series) * 5, i18n.locale);
  return (
    <div className={styles.series}>
      <label htmlFor={id}>
        <Trans>Prizes and rebate · series {series}</Trans>
      </label>
      <p className={styles.note}>
        <Trans>
          To the right: higher prizes. To the left: part of your stake comes back, win or lose.
        </Trans>
      </p>
      <input
        id={id}
        type="range"
        min={minSeries}
        max={maxSeries}
        step={2}
        value={series}
        aria-valuetext={t`Series ${series}, rebate ${rebate}`}
        onChange={({ target }) => change({ kind: 'series', series: Number(target.value) })}
      />
      <dl className={styles.ends}>
        <div>
          <dt>
            <Trans>Highest prize</Trans>
          </dt>
          <dd>
            <Money minor={String(quote.best)} currency={board.currency} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Rebate {rebate}</Trans>
          </dt>
          <dd>
            <Money minor={String(quote.rebate)} currency={board.currency} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
