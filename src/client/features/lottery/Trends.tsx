import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChartDrawing } from '#client/ui/ChartDrawing.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { chartShape } from '#client/ui/chart-shape.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import type { LotteryGame } from '#contract/lottery.ts';
import { countSymbols, roadOf, type SymbolTrend } from '#lottery/trends.ts';
import type { Family, Result } from '#lottery/types.ts';
import { resultsQuery } from './lottery-queries.ts';
import { nameMark, nameRow } from './mark-words.ts';
import { RoadDrawing } from './RoadDrawing.tsx';
import styles from './Trends.module.css';
import { type TrendPosition, trendPositions } from './trend-positions.ts';

const spans = ['30', '50', '100'] as const;

/** How often and how long ago each number came; the past does not change the next draw, and that is said. */
export function Trends({ game }: { game: LotteryGame }) {
  const { t, i18n } = useLingui();
  const family = game.family as Family;
  const positions = trendPositions(family);
  const [span, setSpan] = useState<(typeof spans)[number]>('30');
  const [position, setPosition] = useState(positions[0]?.code ?? '');
  const results = useInfiniteQuery(resultsQuery(game.game));
  const shown = positions.find(({ code }) => code === position);
  return (
    <div className={styles.trends}>
      <p className={styles.note}>
        <Trans>
          Each draw is independent: what came before does not change the chance of what comes next.
        </Trans>
      </p>
      <ChipRow
        label={t`Number of draws`}
        chips={spans.map((key) => ({ key, label: t`${key} draws` }))}
        chosen={span}
        onChoose={setSpan}
      />
      {positions.length > 1 && (
        <ChipRow
          label={t`Position`}
          chips={positions.map(({ code, name }) => ({
            key: code,
            label: name ? i18n._(name) : nameRow(i18n, code, { family }),
          }))}
          chosen={position}
          onChoose={setPosition}
        />
      )}
      <Loaded of={results}>
        {({ pages }) => {
          // A void draw has no result: it does not count among the last ones.
          const all = pages.flatMap(({ list }) => list.map(({ result }) => result));
          const drawn = all.filter((result) => result !== null).slice(0, Number(span));
          return shown ? <Counted position={shown} drawn={drawn} /> : null;
        }}
      </Loaded>
    </div>
  );
}

interface CountedProps {
  position: TrendPosition;
  drawn: readonly Result[];
}

/** How often each number came and how long it has not, drawn and as a table, and the roads. */
function Counted({ position, drawn }: CountedProps) {
  const { t } = useLingui();
  if (drawn.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>Nothing has been drawn yet.</Trans>
      </p>
    );
  }
  const trends = countSymbols(position.symbols, drawn.map(position.read));
  return (
    <>
      <TrendChart name={t`How often each number came`} trends={trends} read="times" />
      <TrendChart name={t`For how many draws it has not come`} trends={trends} read="omitted" />
      <details className={styles.figures}>
        <summary>
          <Trans>The figures as a table</Trans>
        </summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t({ message: 'Number', context: 'a lottery ball’s number' })}</th>
              <th scope="col">{t`Times`}</th>
              <th scope="col">{t`Draws since`}</th>
              <th scope="col">{t`Longest gap`}</th>
            </tr>
          </thead>
          <tbody>
            {trends.map(({ symbol, times, omitted, longestOmitted }) => (
              <tr key={symbol}>
                <th scope="row">{symbol}</th>
                <td>{times}</td>
                <td>{omitted}</td>
                <td>{longestOmitted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Roads position={position} drawn={drawn} />
    </>
  );
}

interface TrendChartProps {
  name: string;
  trends: readonly SymbolTrend[];
  read: 'times' | 'omitted';
}

/** A bar for each number; the highest one is said. */
function TrendChart({ name, trends, read }: TrendChartProps) {
  const values = trends.map((trend) => String(trend[read]));
  const shape = chartShape(values);
  const highest = trends.reduce((left, right) => (right[read] > left[read] ? right : left));
  const step = Math.ceil(trends.length / mostLabels);
  return (
    <figure className={styles.chart}>
      <figcaption>
        {name}
        <span className={styles.most}>
          {highest.symbol}: {highest[read]}
        </span>
      </figcaption>
      <ChartDrawing
        days={trends.map(({ symbol }) => symbol)}
        heights={values.map(shape.heightOf)}
        line={undefined}
        zero={shape.heightOf('0')}
        chosen={trends.indexOf(highest)}
      />
      <ol className={styles.axis} aria-hidden="true">
        {trends.map(({ symbol }, at) => (
          <li key={symbol}>{at % step === 0 ? symbol : ''}</li>
        ))}
      </ol>
    </figure>
  );
}

/** So many names fit below the bars of a narrow phone. */
const mostLabels = 12;

/** Big and small, odd and even: equal ones stand in one column, and the newest column is the last. */
function Roads({ position, drawn }: CountedProps) {
  const { t, i18n } = useLingui();
  const { bigFrom, read } = position;
  if (bigFrom === null) return null;
  const numbers = drawn.map((result) => Number(read(result)[0]));
  const roads = [
    {
      ...{ name: t`Big and small`, first: 'big' },
      marks: numbers.map((one) => (one >= bigFrom ? 'big' : 'small')),
    },
    {
      ...{ name: t`Odd and even`, first: 'odd' },
      marks: numbers.map((one) => (one % 2 === 1 ? 'odd' : 'even')),
    },
  ];
  return roads.map(({ name, first, marks }) => (
    <section key={name} className={styles.roadPart}>
      <h3 className={styles.heading}>{name}</h3>
      <RoadDrawing columns={roadOf(marks)} first={first} />
      <details className={styles.figures}>
        <summary>
          <Trans>The road in words, the oldest first</Trans>
        </summary>
        <ol className={styles.road}>
          {roadOf(marks).map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a road is known by its places alone
            <li key={index} data-mark={column[0]}>
              {nameMark(i18n, column[0] ?? '')} {column.length > 1 && `×${column.length}`}
            </li>
          ))}
        </ol>
      </details>
    </section>
  ));
}
