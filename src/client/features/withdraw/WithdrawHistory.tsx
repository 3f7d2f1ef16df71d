import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { More } from '#client/features/frame/More.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Withdrawal } from '#contract/withdrawals.ts';
import { Hint } from './AccountPicker.tsx';
import { useMemberId, useWithdrawPlace } from './use-withdraw-place.ts';
import styles from './Withdraw.module.css';
import { withdrawalsQuery } from './withdraw-queries.ts';
import { stateWords } from './withdraw-words.ts';

/** All that was ever asked for, the newest first; the next come as one nears the end. */
export function WithdrawHistory() {
  const query = useInfiniteQuery(withdrawalsQuery(useMemberId()));
  const list = query.data?.pages.flatMap((page) => page.list) ?? [];
  if (list.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>Your withdrawals</Trans>
      </h2>
      <ul className={styles.history}>
        {list.map((withdrawal) => (
          <Row key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </ul>
      <More of={query} />
    </section>
  );
}

function Row({ withdrawal }: { withdrawal: Withdrawal }) {
  const { i18n } = useLingui();
  const { go } = useWithdrawPlace();
  const { id, state, account, amount, currency, askedAt } = withdrawal;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-state={state}
        onClick={() => void go({ withdrawal: id })}
      >
        <span className={styles.rowWords}>
          <b>
            {account.name} <Hint of={account.hint} />
          </b>
          <span className={styles.quiet}>
            <Time at={askedAt} />
          </span>
        </span>
        <span className={styles.rowSum}>
          <Money minor={`-${amount}`} currency={currency} />
          <span className={styles.state}>{i18n._(stateWords[state])}</span>
        </span>
      </button>
    </li>
  );
}
