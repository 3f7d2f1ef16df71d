import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatRate } from '#agents/rate.ts';
import { formatCount } from '#client/ui/format-money.ts';
import type { Tier } from '#contract/contract-terms.ts';
import { formatRound } from './format-round.ts';
import styles from './Terms.module.css';

interface TierTableProps {
  /** With what a bill says of each, where there is one. */
  tiers: readonly { tier: Tier; isMet?: boolean; standing?: ReactNode }[];
  hasLoss: boolean;
  currency: string;
}

/** What each tier asks for and pays. */
export function TierTable({ tiers, hasLoss, currency }: TierTableProps) {
  const { t, i18n } = useLingui();
  const say = (minor: string) => formatRound(minor, currency, i18n.locale);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow phone it scrolls, by the keyboard too
    <section className={styles.scroll} aria-label={t`Tiers, sums in ${currency}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Rate</Trans>
            </th>
            <th scope="col">
              <Trans>Valid bets from</Trans>
            </th>
            {hasLoss && (
              <th scope="col">
                <Trans>Loss from</Trans>
              </th>
            )}
            <th scope="col">
              <Trans>Active from</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ tier: { rate, sales, loss, users }, isMet, standing }) => (
            <tr key={`${rate} ${sales}`} data-met={isMet || undefined}>
              <th scope="row">
                {formatRate(rate, i18n.locale)}
                {standing && <span className={styles.standing}>{standing}</span>}
              </th>
              <td>{say(sales)}</td>
              {hasLoss && <td>{say(loss)}</td>}
              <td>{formatCount(users, i18n.locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
