import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { groupWords } from '#client/features/records/record-words.ts';
import { Money } from '#client/ui/Money.tsx';
import { Time } from '#client/ui/Time.tsx';
import { sayMonth } from '#contract/say-time.ts';
import type { MonthStatement } from '#contract/statements.ts';
import styles from './StatementScreen.module.css';

/** What is printed: whose account, which month, what lay there before and after, and what moved between. */
export function StatementSheet({ statement }: { statement: MonthStatement }) {
  const { t, i18n } = useLingui();
  const { month, account, merchant, from, to, isRunning, currency, bonus } = statement;
  const money = (minor: string) => <Money minor={minor} currency={currency} isExact />;
  const hasBonus = [bonus.opening, bonus.in, bonus.out].some((minor) => minor !== '0');
  return (
    <section className={styles.sheet} aria-label={t`Statement of account`}>
      <h2 className={styles.title}>
        <Trans>Statement of account</Trans>
      </h2>
      <p className={styles.words}>
        {sayMonth(month, i18n.locale)} · {merchant} · {account}
        <br />
        <Time at={from} /> – <Time at={to} />
        {isRunning && (
          <>
            {' · '}
            <Trans>so far</Trans>
          </>
        )}
      </p>
      <Movements statement={statement} money={money} />
      {hasBonus && (
        <table className={styles.table}>
          <caption>
            <Trans>Bonus money, which is not your own yet</Trans>
          </caption>
          <Columns />
          <tbody>
            <Balance name={<Trans>Opening balance</Trans>}>{money(bonus.opening)}</Balance>
            <tr>
              <th scope="row">
                <Trans>Total</Trans>
              </th>
              <td>{money(bonus.in)}</td>
              <td>{money(bonus.out)}</td>
            </tr>
            <Balance name={<Trans>Closing balance</Trans>}>{money(bonus.closing)}</Balance>
          </tbody>
        </table>
      )}
    </section>
  );
}

interface MovementsProps {
  statement: MonthStatement;
  money: (minor: string) => ReactNode;
}

function Movements({ statement: { opening, closing, rows, sum }, money }: MovementsProps) {
  const { i18n } = useLingui();
  return (
    <table className={styles.table}>
      <caption>
        <Trans>Your own money, in all wallets</Trans>
      </caption>
      <Columns />
      <tbody>
        <Balance name={<Trans>Opening balance</Trans>}>{money(opening)}</Balance>
        {rows.map((row) => (
          <tr key={row.group}>
            <th scope="row">{i18n._(groupWords[row.group])}</th>
            <td>{money(row.in)}</td>
            <td>{money(row.out)}</td>
          </tr>
        ))}
        <tr className={styles.sum}>
          <th scope="row">
            <Trans>Total</Trans>
          </th>
          <td>{money(sum.in)}</td>
          <td>{money(sum.out)}</td>
        </tr>
        <Balance name={<Trans>Closing balance</Trans>}>{money(closing)}</Balance>
      </tbody>
    </table>
  );
}

function Columns() {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Trans>Kind</Trans>
        </th>
        <th scope="col">
          <Trans>In</Trans>
        </th>
        <th scope="col">
          <Trans>Out</Trans>
        </th>
      </tr>
    </thead>
  );
}

function Balance({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr className={styles.balance}>
      <th scope="row">{name}</th>
      <td colSpan={2}>{children}</td>
    </tr>
  );
}
