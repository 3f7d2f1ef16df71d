import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatPercent } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import { quoteDeposit } from '#contract/deposit-quote.ts';
import type { DepositMethod } from '#contract/deposits.ts';
import styles from './Deposit.module.css';

interface QuoteLinesProps {
  terms: Pick<DepositMethod, 'feeBasisPoints' | 'feeFixed' | 'taxBasisPoints'>;
  /** Null: nothing that could be paid in yet. */
  amount: string | null;
  currency: string;
}

/** By the gateway's own reckoning: what is shown is what is booked. */
export function QuoteLines({ terms, amount, currency }: QuoteLinesProps) {
  const { i18n } = useLingui();
  const { feeBasisPoints, taxBasisPoints } = terms;
  const quote = quoteDeposit(BigInt(amount ?? '0'), {
    feeBasisPoints,
    feeFixed: BigInt(amount === null ? '0' : terms.feeFixed),
    taxBasisPoints,
  });
  const rate = formatPercent(taxBasisPoints, i18n.locale);
  return (
    <dl className={styles.lines}>
      <Line label={<Trans>You pay</Trans>}>
        <Money minor={amount ?? '0'} currency={currency} />
      </Line>
      <Line label={<Trans>Fee</Trans>}>
        <Money minor={debit(quote.fee)} currency={currency} />
      </Line>
      {taxBasisPoints > 0 && (
        <Line label={<Trans>Tax {rate}</Trans>}>
          <Money minor={debit(quote.tax)} currency={currency} />
        </Line>
      )}
      <Line label={<Trans>You receive</Trans>} isSum>
        <Money minor={String(quote.receive)} currency={currency} />
      </Line>
    </dl>
  );
}

export function Line({
  label,
  isSum = false,
  children,
}: {
  label: ReactNode;
  isSum?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isSum ? styles.sum : styles.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function debit(amount: bigint): string {
  return amount === 0n ? '0' : `-${amount}`;
}
