import { useLingui } from '@lingui/react';
import { use } from 'react';
import { writeMoney } from '#contract/write-money.ts';
import { ExactContext } from './Exact.tsx';
import styles from './Money.module.css';

interface MoneyProps {
  /** Minor units as digits, with a minus before a debit. */
  minor: string;
  currency: string;
  /** A plus before what came in; debits always bear their sign. */
  isSigned?: boolean;
  /** Every digit, as balances have it; around records and receipts stands `Exact`. */
  isExact?: boolean;
}

/** Money is typography: figures of one width, the currency always beside them. */
export function Money({ minor, currency, isSigned = false, isExact = false }: MoneyProps) {
  const { i18n } = useLingui();
  const isInExact = use(ExactContext);
  const plus = isSigned && !minor.startsWith('-') && minor !== '0' ? '+' : '';
  return (
    <span className={styles.money}>
      {`${plus}${writeMoney(minor, currency, i18n.locale, isExact || isInExact)}`}
    </span>
  );
}
