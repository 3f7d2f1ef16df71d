import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Time } from '#client/ui/Time.tsx';
import { useNear } from '#client/ui/use-near.ts';
import type { Withdrawal } from '#contract/withdrawals.ts';
import { Hint } from './AccountPicker.tsx';
import { useMemberId, useWithdrawPlace } from './use-withdraw-place.ts';
import styles from './Withdraw.module.css';
import { withdrawalsQuery } from './withdraw-queries.ts';
import { stateWords } from './withdraw-words.ts';

/** All that was ever asked for, the newest first; the next come as one nears the end. */
export function WithdrawHistory() {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    withdrawalsQuery(useMemberId()),
  );
  const list = data?.pages.flatMap((page) => page.list) ?? [];
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
      {hasNextPage && (
        <More
          key={list.length}
          isComing={isFetchingNextPage}
          onWanted={() => void fetchNextPage()}
        />
      )}
    </section>
  );
}

function More({ isComing, onWanted }: { isComing: boolean; onWanted: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNear(end, false);
  const wanted = useRef(onWanted);
  useEffect(() => {
    if (isNear) wanted.current();
  }, [isNear]);
  return (
    <div ref={end}>
      <Button variant="outline" isWide busy={isComing} onClick={onWanted}>
        <Trans>Show more</Trans>
      </Button>
    </div>
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
