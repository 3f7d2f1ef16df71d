import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#client/ui/format-money.ts';
import { formatTimestamp } from '#client/ui/format-time.ts';
import type { ProfitDay } from '#contract/records.ts';
import styles from './ProfitScreen.module.css';

/** Days on which anything happened, in figures, the newest first. */
export function ProfitTable({ days, currency }: { days: readonly ProfitDay[]; currency: string }) {
  const { t, i18n } = useLingui();
  const told = days.filter((day) => [day.gain, day.deposited, day.withdrawn].some(isSomething));
  if (told.length === 0) return null;
  const figure = (minor: string) => formatMoney(minor, currency, i18n.locale);
  const signed = (minor: string) =>
    minor === '0' || minor.startsWith('-') ? figure(minor) : `+${figure(minor)}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow phone it scrolls, by the keyboard too
    <section className={styles.scroll} aria-label={t`Profit and loss by day`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col">{t`Profit and loss, ${currency}`}</th>
            <th scope="col">
              <Trans>Deposited</Trans>
            </th>
            <th scope="col">
              <Trans>Withdrawn</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {told.toReversed().map(({ day, gain, deposited, withdrawn }) => (
            <tr key={day}>
              <th scope="row">{formatTimestamp(day)}</th>
              <td data-up={isSomething(gain) && !gain.startsWith('-') ? true : undefined}>
                {signed(gain)}
              </td>
              <td>{figure(deposited)}</td>
              <td>{figure(withdrawn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function isSomething(minor: string): boolean {
  return minor !== '0';
}
