import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import type { TransactionRecord } from '#contract/records.ts';
import { type Entry, isOwnMove, type OwnMove } from './own-moves.ts';
import styles from './RecordRow.module.css';
import { groupWords, kindWords, walletWords } from './record-words.ts';
import { sayReference } from './say-reference.ts';

/** What moved: into or out of one's wallets, or from one of them to another. */
export function EntryRow({ entry }: { entry: Entry }) {
  return isOwnMove(entry) ? <MoveRow move={entry} /> : <TransactionRow record={entry} />;
}

function MoveRow({ move: { from, to } }: { move: OwnMove }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <b>{wordOf(from, i18n)}</b>
        <span className={styles.quiet}>{`${walletOf(from, i18n)} → ${walletOf(to, i18n)}`}</span>
        <span className={styles.quiet}>
          {whenOf({ ...from, vendor: from.vendor ?? to.vendor })}
        </span>
      </div>
      <div className={styles.figures}>
        <b>
          <Money minor={to.amount} currency={to.currency} />
        </b>
        {[from, to].map((leg) => (
          <span key={leg.id} className={styles.quiet}>
            {walletOf(leg, i18n)} <Money minor={leg.balanceAfter} currency={leg.currency} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** One leg: what it was, in which wallet and when; how much, and what there was afterwards. */
function TransactionRow({ record }: { record: TransactionRecord }) {
  const { i18n } = useLingui();
  const { amount, balanceAfter, currency } = record;
  const isOut = amount.startsWith('-');
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <b>{wordOf(record, i18n)}</b>
        <span className={styles.quiet}>{walletOf(record, i18n)}</span>
        <span className={styles.quiet}>{whenOf(record)}</span>
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

function wordOf({ kind, group }: TransactionRecord, i18n: I18n): string {
  return i18n._(kindWords[kind] ?? groupWords[group]);
}

function walletOf({ vendorName, wallet }: TransactionRecord, i18n: I18n): string {
  return vendorName ?? i18n._(walletWords[wallet]);
}

/** The time of its day, and what it refers to where that says more. */
function whenOf({ at, reference, vendor }: TransactionRecord): string {
  const said = reference === vendor ? '' : sayReference(reference);
  return [at.slice(11), said].filter(Boolean).join(' · ');
}
