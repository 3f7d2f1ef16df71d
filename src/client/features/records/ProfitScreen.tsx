import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Exact } from '#client/ui/Exact.tsx';
import { formatMoney } from '#client/ui/format-money.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { TimeChart } from '#client/ui/TimeChart.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { personalProfit } from '#contract/records.ts';
import styles from './ProfitScreen.module.css';
import { ProfitTable } from './ProfitTable.tsx';
import { RangeBar } from './RangeBar.tsx';
import { profitQuery } from './record-queries.ts';
import { useRecordSearch } from './record-search.ts';
import { Sums } from './Sums.tsx';

/** Gain and loss by day, `personalProfit`, and what the account's whole life comes to. */
export function ProfitScreen() {
  const { member } = useSession();
  const { to, span } = useRecordSearch();
  const query = useQuery({
    ...profitQuery(member?.id ?? '', { to, span }),
    enabled: member !== null,
  });
  return (
    <Exact>
      <MemberPage>
        <RangeBar range={query.data?.range} />
        <Loaded of={query} lost={<Trans>The record could not be loaded.</Trans>}>
          {(profit) => <Profit profit={profit} />}
        </Loaded>
      </MemberPage>
    </Exact>
  );
}

function Profit({ profit }: { profit: ValueOf<typeof personalProfit> }) {
  const { t, i18n } = useLingui();
  const { currency, days, sum, lifetime } = profit;
  const say = (minor: string) => {
    const sign = minor === '0' || minor.startsWith('-') ? '' : '+';
    return `${sign}${formatMoney(minor, currency, i18n.locale)}`;
  };
  return (
    <>
      <Sums
        sums={[
          { name: t`Profit and loss`, minor: sum.gain, isSigned: true },
          { name: t`Deposited`, minor: sum.deposited },
          { name: t`Withdrawn`, minor: sum.withdrawn },
        ]}
        currency={currency}
      />
      <TimeChart
        label={t`Profit and loss by day`}
        days={days.map(({ day }) => day)}
        values={days.map(({ gain }) => gain)}
        name={t`Profit and loss`}
        say={say}
        hasTable={false}
      />
      <section>
        <h2 className={styles.title}>
          <Trans>Since you opened the account</Trans>
        </h2>
        <Sums
          sums={[
            { name: t`Net deposits`, minor: lifetime.net, isSigned: true },
            { name: t`Deposited`, minor: lifetime.deposited },
            { name: t`Withdrawn`, minor: lifetime.withdrawn },
          ]}
          currency={currency}
        />
        <p className={styles.words}>
          <Trans>
            Net deposits are your deposits, with fees and taxes, minus your withdrawals.
          </Trans>
        </p>
      </section>
      <ProfitTable days={days} currency={currency} />
    </>
  );
}
