import { Trans, useLingui } from '@lingui/react/macro';
import { formatPercent } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import type { Deposit } from '#contract/deposits.ts';
import styles from './Deposit.module.css';
import { debit, Line } from './QuoteLines.tsx';

/** What was paid, what of it went where, and what arrived. */
export function Receipt({ deposit }: { deposit: Deposit }) {
  const { i18n } = useLingui();
  const { paid, fee, tax, received, refunded, refundDue, currency, taxBasisPoints } = deposit;
  const rate = formatPercent(taxBasisPoints, i18n.locale);
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>Receipt</Trans>
      </h2>
      <dl className={styles.lines}>
        <Line label={<Trans>Paid</Trans>}>
          <Money minor={paid ?? '0'} currency={currency} />
        </Line>
        {refundDue !== '0' && (
          <Line label={<Trans>Being sent back</Trans>}>
            <Money minor={debit(BigInt(refundDue))} currency={currency} />
          </Line>
        )}
        {refunded !== '0' && (
          <Line label={<Trans>Sent back</Trans>}>
            <Money minor={debit(BigInt(refunded))} currency={currency} />
          </Line>
        )}
        <Line label={<Trans>Fee</Trans>}>
          <Money minor={debit(BigInt(fee))} currency={currency} />
        </Line>
        {tax !== '0' && (
          <Line label={<Trans>Tax {rate}</Trans>}>
            <Money minor={debit(BigInt(tax))} currency={currency} />
          </Line>
        )}
        <Line label={<Trans>Received</Trans>} isSum>
          <Money minor={received ?? '0'} currency={currency} />
        </Line>
      </dl>
    </section>
  );
}
