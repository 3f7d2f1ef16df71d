import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { formatCount, formatPercent } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import type { Game } from '#contract/catalogue.ts';
import styles from './GameFacts.module.css';

/** The odds and limits of a game; what a vendor does not publish is said, not left out. */
export function GameFacts({ game }: { game: Game }) {
  const { i18n } = useLingui();
  const { returnBasisPoints, volatility, lines } = game;
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans>Return to player</Trans>}>
        {returnBasisPoints === null ? (
          <Trans>Not published</Trans>
        ) : (
          formatPercent(returnBasisPoints, i18n.locale)
        )}
      </Fact>
      {volatility && (
        <Fact name={<Trans>Volatility</Trans>}>
          <Volatility level={volatility} />
        </Fact>
      )}
      {lines !== null && <Fact name={<Trans>Lines</Trans>}>{formatCount(lines, i18n.locale)}</Fact>}
      <Fact name={<Trans>Minimum bet</Trans>}>
        <Money minor={game.minimumBet} currency={game.currency} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const levels = ['low', 'medium', 'high'] as const;

function Volatility({ level }: { level: (typeof levels)[number] }) {
  const { t } = useLingui();
  const words = { low: t`Low`, medium: t`Medium`, high: t`High` };
  return (
    <span className={styles.volatility}>
      {words[level]}
      <span className={styles.bars} aria-hidden="true">
        {levels.map((each, place) => (
          <i
            key={each}
            className={classNames(styles.bar, place <= levels.indexOf(level) && styles.full)}
          />
        ))}
      </span>
    </span>
  );
}
