import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, SearchCheck } from 'lucide-react';
import { useOfflineSince } from '#client/data/online.ts';
import { formatPercent } from '#client/ui/format-money.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { DepositMethod } from '#contract/deposits.ts';
import styles from './Deposit.module.css';
import { DepositHistory } from './DepositHistory.tsx';
import { methodsQuery } from './deposit-queries.ts';
import { HoldNote } from './HoldNote.tsx';
import { kindIcons } from './kind-icons.ts';
import { NotNow } from './NotNow.tsx';
import { sayMinutes } from './say-minutes.ts';
import { claimWay, useDepositPlace, useWhose } from './use-deposit-place.ts';

/** Every way with what it costs and how long it takes, before anything is chosen. */
export function WaysToPay() {
  const { memberId, language } = useWhose();
  const { data, isError, refetch } = useQuery(methodsQuery(memberId, language));
  const offlineSince = useOfflineSince();
  if (!data && (offlineSince !== null || isError)) return <NotNow onRetry={() => void refetch()} />;
  return (
    <>
      {data?.hold && <HoldNote hold={data.hold} currency={data.currency} />}
      <ul className={styles.ways}>
        {data ? (
          data.methods.map((method) => <Way key={method.code} method={method} />)
        ) : (
          <li className={styles.waiting}>
            <Skeleton shape="card" count={4} />
          </li>
        )}
      </ul>
      {data?.methods.some(({ kind }) => kind === 'bank') && <ClaimEntry />}
      <DepositHistory />
    </>
  );
}

function Way({ method }: { method: DepositMethod }) {
  const { i18n } = useLingui();
  const { go } = useDepositPlace();
  const { currency } = method;
  const time = sayMinutes(method.minutesToCredit, i18n);
  return (
    <li>
      <button
        type="button"
        className={styles.way}
        data-way={method.code}
        onClick={() => void go({ way: method.code })}
      >
        <span className={styles.mark}>
          <Icon of={kindIcons[method.kind]} size={24} />
        </span>
        <span className={styles.wayWords}>
          <b>{method.title}</b>
          <span className={styles.quiet}>{method.note}</span>
          <span className={styles.facts}>
            <span>
              <Trans>
                <Money minor={method.least} currency={currency} /> to{' '}
                <Money minor={method.most} currency={currency} />
              </Trans>
            </span>
            <Fee method={method} />
            <span>
              <Trans>Usually {time}</Trans>
            </span>
          </span>
        </span>
        <Icon of={ChevronRight} />
      </button>
    </li>
  );
}

function Fee({ method }: { method: DepositMethod }) {
  const { feeBasisPoints, feeFixed, currency } = method;
  const { i18n } = useLingui();
  if (feeBasisPoints === 0 && feeFixed === '0') {
    return (
      <span className={styles.free}>
        <Trans>No fee</Trans>
      </span>
    );
  }
  const share = formatPercent(feeBasisPoints, i18n.locale);
  if (feeFixed === '0') {
    return (
      <span>
        <Trans>Fee {share}</Trans>
      </span>
    );
  }
  return (
    <span>
      <Trans>
        Fee {share} and <Money minor={feeFixed} currency={currency} />
      </Trans>
    </span>
  );
}

function ClaimEntry() {
  const { go } = useDepositPlace();
  return (
    <button type="button" className={styles.claimEntry} onClick={() => void go({ way: claimWay })}>
      <Icon of={SearchCheck} size={22} />
      <span>
        <b>
          <Trans>Where is my transfer?</Trans>
        </b>
        <span className={styles.quiet}>
          <Trans>You sent one without our reference. Tell us, and we look for it.</Trans>
        </span>
      </span>
    </button>
  );
}
