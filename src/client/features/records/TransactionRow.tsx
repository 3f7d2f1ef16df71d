import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import type { TransactionRecord } from '#contract/records.ts';
import styles from './RecordRow.module.css';
import { groupWords, kindWords, walletWords } from './record-words.ts';

/** One leg: what it was, in which wallet and when; how much, and what there was afterwards. */
export function TransactionRow({ record }: { record: TransactionRecord }) {
  const { i18n } = useLingui();
  const { amount, balanceAfter, currency, reference } = record;
  const isOut = amount.startsWith('-');
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <b>{i18n._(kindWords[record.kind] ?? groupWords[record.group])}</b>
        <span className={styles.quiet}>
          {record.vendorName ?? i18n._(walletWords[record.wallet])}
        </span>
        <span className={styles.quiet}>
          {record.at.slice(11)}
          {reference && reference !== record.vendor && ` · ${legible(reference)}`}
        </span>
      </div>
      <div className={styles.figures}>
        <b className={isOut ? styles.out : styles.in}>
          <Money minor={amount} currency={currency} isSigned />
        </b>
        <span className={styles.quiet}>{isOut ? <Trans>Out</Trans> : <Trans>In</Trans>}</span>
        <span className={styles.quiet}>
          <Trans>
            Balance <Money minor={balanceAfter} currency={currency} />
          </Trans>
        </span>
      </div>
    </div>
  );
}

/** The ledger names some by their kind and number; the kind stands over it already. */
function legible(reference: string): string {
  return reference.replace(/^[a-z-]+:(?=\d+$)/, '№ ');
}
