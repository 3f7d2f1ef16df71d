import { useLingui } from '@lingui/react';
import { formatMoney } from './format-money.ts';
import styles from './Money.module.css';

interface MoneyProps {
  /** Minor units as digits, with a minus before a debit. */
  minor: string;
  currency: string;
  /** A plus before what came in; debits always bear their sign. */
  isSigned?: boolean;
}

/** Money is typography: figures of one width, the currency always beside them. */
export function Money({ minor, currency, isSigned = false }: MoneyProps) {
  const { i18n } = useLingui();
  const sign = isSigned && !minor.startsWith('-') && minor !== '0' ? '+' : '';
  return (
    <span className={styles.money}>
      {`${sign}${formatMoney(minor, currency, i18n.locale)}\u00a0`}
      <span className={styles.currency}>{currency}</span>
    </span>
  );
}
