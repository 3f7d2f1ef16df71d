import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { DepositBrief } from '#contract/deposits.ts';
import styles from './Deposit.module.css';
import { depositsQuery } from './deposit-queries.ts';
import { stateWords } from './deposit-words.ts';
import { headSum } from './head-sum.ts';
import { kindIcons } from './kind-icons.ts';
import { useDepositPlace, useWhose } from './use-deposit-place.ts';

/** What was paid in before, and what is still on its way. */
export function DepositHistory() {
  const { memberId, language } = useWhose();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    depositsQuery(memberId, language),
  );
  const deposits = data?.pages.flatMap((page) => page.deposits) ?? [];
  if (deposits.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>Your deposits</Trans>
      </h2>
      <ul className={styles.history}>
        {deposits.map((deposit) => (
          <Row key={deposit.id} deposit={deposit} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="outline"
          isWide
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  );
}

function Row({ deposit }: { deposit: DepositBrief }) {
  const { i18n } = useLingui();
  const { go } = useDepositPlace();
  const { received, currency, state } = deposit;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-state={state}
        onClick={() => void go({ deposit: deposit.id })}
      >
        <Icon of={kindIcons[deposit.kind]} size={22} />
        <span className={styles.rowWords}>
          <b>{deposit.title}</b>
          <span className={styles.when}>
            <Time at={deposit.begunAt} />
          </span>
        </span>
        <span className={styles.rowSum}>
          <Money minor={headSum(deposit)} currency={currency} isSigned={received !== null} />
          <span className={styles.state}>{i18n._(stateWords[state])}</span>
        </span>
      </button>
    </li>
  );
}
