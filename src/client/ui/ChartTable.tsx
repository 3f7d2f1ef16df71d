import { Trans, useLingui } from '@lingui/react/macro';
import { sayShortDay } from '#contract/say-time.ts';
import styles from './TimeChart.module.css';
import type { TimeChartProps } from './TimeChart.tsx';

type ChartTableProps = Pick<
  TimeChartProps,
  'label' | 'days' | 'values' | 'name' | 'compare' | 'say'
>;

/** The same days in figures, the newest first. */
export function ChartTable({ label, days, values, name, compare, say }: ChartTableProps) {
  const { i18n } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow phone it scrolls, by the keyboard too
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col">{name}</th>
            {compare && <th scope="col">{compare.name}</th>}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, place) => ({ day, place }))
            .toReversed()
            .map(({ day, place }) => (
              <tr key={day}>
                <th scope="row">{sayShortDay(day, i18n.locale)}</th>
                <td>{say(values[place] ?? '0')}</td>
                {compare && <td>{say(compare.values[place] ?? '0')}</td>}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
