import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { sayShortDay } from '#contract/say-time.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartTable } from './ChartTable.tsx';
import { chartShape } from './chart-shape.ts';
import { isRightToLeft } from './reading-direction.ts';
import styles from './TimeChart.module.css';

export interface TimeChartProps {
  /** What it shows, for who does not see it. */
  label: string;
  /** ISO days, the oldest first. */
  days: readonly string[];
  /** Whole numbers as digits, one for each day: minor units or a count. */
  values: readonly string[];
  /** What the values are, beside another series. */
  name: string;
  /** As many values of an earlier time, drawn as a line over the bars. */
  compare?: { name: string; values: readonly string[] } | undefined;
  /** A value as one reads it, and a round one as short as can be. */
  say: (value: string) => string;
  sayShort?: (value: string) => string;
  /** Where the screen has a table of the same days already. */
  hasTable?: boolean;
}

/** Days as bars. A thumb that slides over them reads each day; arrow keys do the same, and a table says it all. */
export function TimeChart(props: TimeChartProps) {
  const { label, days, values, name, compare, say, hasTable = true } = props;
  const [touched, setTouched] = useState<number | null>(null);
  const last = days.length - 1;
  const chosen = Math.min(touched ?? last, last);
  if (days.length === 0) return null;
  return (
    <figure className={styles.chart} aria-label={label}>
      <Reading {...props} chosen={chosen} />
      <Plot {...props} chosen={chosen} onChoose={setTouched} />
      {hasTable && (
        <details className={styles.figures}>
          <summary>
            <Trans>The figures as a table</Trans>
          </summary>
          <ChartTable {...{ label, days, values, name, compare, say }} />
        </details>
      )}
    </figure>
  );
}

/** What the chosen day comes to, above the bars, where no thumb hides it. */
function Reading(props: TimeChartProps & { chosen: number }) {
  const { days, values, name, compare, say, chosen } = props;
  const { i18n } = useLingui();
  return (
    <figcaption className={styles.reading} aria-hidden="true">
      <span className={styles.day}>{sayShortDay(days[chosen] ?? '', i18n.locale)}</span>
      <span className={styles.value}>
        <i className={styles.bar} />
        {name} <b>{say(values[chosen] ?? '0')}</b>
      </span>
      {compare && (
        <span className={styles.value}>
          <i className={styles.line} />
          {compare.name} <b>{say(compare.values[chosen] ?? '0')}</b>
        </span>
      )}
    </figcaption>
  );
}

interface PlotProps extends TimeChartProps {
  chosen: number;
  onChoose: (place: number) => void;
}

function Plot(props: PlotProps) {
  const { label, days, values, compare, say, sayShort = say, chosen, onChoose } = props;
  const { i18n } = useLingui();
  const last = days.length - 1;
  const shape = chartShape([...values, ...(compare?.values ?? [])]);
  const touch = (event: PointerEvent<HTMLElement>) => onChoose(touchedPlace(event, days.length));
  const spoken = [
    `${sayShortDay(days[chosen] ?? '', i18n.locale)}: ${say(values[chosen] ?? '0')}`,
    compare && `${compare.name}: ${say(compare.values[chosen] ?? '0')}`,
  ];
  return (
    <div className={styles.plot}>
      <span className={styles.most}>{sayShort(String(shape.top))}</span>
      {shape.bottom < 0n && <span className={styles.least}>{sayShort(String(shape.bottom))}</span>}
      <div
        className={styles.touch}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={chosen}
        aria-valuetext={spoken.filter(Boolean).join('. ')}
        onKeyDown={(event) => {
          const next = steppedTo(event, chosen, last);
          if (next === null) return;
          event.preventDefault();
          onChoose(next);
        }}
        onPointerDown={touch}
        onPointerMove={touch}
      >
        <ChartDrawing
          days={days}
          heights={values.map(shape.heightOf)}
          line={compare?.values.map(shape.heightOf)}
          zero={shape.heightOf('0')}
          chosen={chosen}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{sayShortDay(days[0] ?? '', i18n.locale)}</span>
        <span>{sayShortDay(days[last] ?? '', i18n.locale)}</span>
      </div>
    </div>
  );
}

/** The day below a finger, counted in the direction of reading. */
function touchedPlace(event: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientX - left) / width;
  const way = isRightToLeft() ? 1 - share : share;
  return Math.max(0, Math.min(count - 1, Math.floor(way * count)));
}

/** A slider stops at its ends; null for every other key. */
function steppedTo(event: KeyboardEvent<HTMLElement>, place: number, last: number): number | null {
  const isMirrored = isRightToLeft();
  const [onward, back] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (event.key === onward || event.key === 'ArrowUp') return Math.min(place + 1, last);
  if (event.key === back || event.key === 'ArrowDown') return Math.max(place - 1, 0);
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? last : null;
}
