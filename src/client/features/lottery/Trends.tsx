import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import type { LotteryGame } from '#contract/lottery.ts';
import { countSymbols, roadOf } from '#lottery/trends.ts';
import type { Family, Result } from '#lottery/types.ts';
import { resultsQuery } from './lottery-queries.ts';
import { nameMark, nameRow } from './mark-words.ts';
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
          const last = pages.flatMap(({ list }) => list).slice(0, Number(span));
          const drawn = last.flatMap(({ result }) => (result ? [result] : []));
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

/** A bar for each number with its figures beside it, and the roads. */
function Counted({ position, drawn }: CountedProps) {
  const { t } = useLingui();
  const trends = countSymbols(position.symbols, drawn.map(position.read));
  const highest = Math.max(1, ...trends.map(({ times }) => times));
  if (drawn.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>Nothing has been drawn yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t({ message: 'Number', context: 'a lottery ball’s number' })}</th>
            <th scope="col">{t`Times`}</th>
            <th scope="col">{t`Draws since`}</th>
          </tr>
        </thead>
        <tbody>
          {trends.map(({ symbol, times, omitted }) => (
            <tr key={symbol}>
              <th scope="row">{symbol}</th>
              <td>
                <meter
                  className={styles.meter}
                  min={0}
                  max={highest}
                  value={times}
                  aria-hidden="true"
                />
                {times}
              </td>
              <td>{omitted}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Roads position={position} drawn={drawn} />
    </>
  );
}

/** Big and small, odd and even, as columns of the same kind one after the other. */
function Roads({ position, drawn }: CountedProps) {
  const { t, i18n } = useLingui();
  const { bigFrom, read } = position;
  if (bigFrom === null) return null;
  const numbers = drawn.map((result) => Number(read(result)[0]));
  const roads = [
    { name: t`Big and small`, marks: numbers.map((one) => (one >= bigFrom ? 'big' : 'small')) },
    { name: t`Odd and even`, marks: numbers.map((one) => (one % 2 === 1 ? 'odd' : 'even')) },
  ];
  return roads.map(({ name, marks }) => (
    <section key={name} className={styles.roadPart}>
      <h3 className={styles.heading}>{name}</h3>
      <ol className={styles.road}>
        {roadOf(marks).map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a road is known by its places alone
          <li key={index} data-mark={column[0]}>
            {nameMark(i18n, column[0] ?? '')} {column.length > 1 && `×${column.length}`}
          </li>
        ))}
      </ol>
    </section>
  ));
}
