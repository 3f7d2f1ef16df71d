import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { sayError } from '#client/features/frame/error-words.ts';
import { useSayError } from '#client/features/frame/use-say-error.ts';
import { AskToTell } from '#client/features/notices/AskToTell.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import { cancelDeposit, type Deposit } from '#contract/deposits.ts';
import { CopyLine } from './CopyLine.tsx';
import styles from './Deposit.module.css';
import { depositQuery, takeDeposit } from './deposit-queries.ts';
import { nextWords, stateWords } from './deposit-words.ts';
import { headSum } from './head-sum.ts';
import { PayPanel } from './PayPanel.tsx';
import { Proofs } from './Proofs.tsx';
import { Receipt } from './Receipt.tsx';
import { Timeline } from './Timeline.tsx';
import { useDepositPlace, useWhose } from './use-deposit-place.ts';

/** Where is my money: what is to be done, what was done and when, and what to expect next. */
export function DepositDetail({ depositId }: { depositId: string }) {
  const { i18n } = useLingui();
  const whose = useWhose();
  const { data, error, refetch } = useQuery(depositQuery({ ...whose, depositId }));
  if (data) return <Shown deposit={data} />;
  if (!error) return <Skeleton shape="card" count={3} />;
  return (
    <EmptyState
      title={sayError(error, i18n)}
      action={
        <Button onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

function Shown({ deposit }: { deposit: Deposit }) {
  const { t, i18n } = useLingui();
  const { state, currency, expectedBy } = deposit;
  // Where a transfer is to be made, it stands among what is to be written into it.
  const isTold = state === 'waiting' && deposit.payTo.some(({ label }) => label === 'reference');
  return (
    <>
      <section className={styles.head} data-state={state}>
        <p className={styles.state}>{i18n._(stateWords[state])}</p>
        <p className={styles.big}>
          <Money minor={headSum(deposit)} currency={currency} />
        </p>
        <p className={styles.quiet}>{deposit.title}</p>
        <p>{i18n._(nextWords(deposit))}</p>
        {expectedBy && (
          <p className={styles.quiet}>
            {state === 'waiting' ? <Trans>Pay before</Trans> : <Trans>We expect it by</Trans>}{' '}
            <Time at={expectedBy} />
          </p>
        )}
      </section>
      {state === 'waiting' && <PayPanel deposit={deposit} />}
      {comes.includes(state) && <AskToTell />}
      {deposit.kind === 'bank' && <Proofs deposit={deposit} />}
      {state === 'credited' && <Receipt deposit={deposit} />}
      <Timeline deposit={deposit} />
      {!isTold && (
        <dl className={styles.lines}>
          <CopyLine label={t`Reference`} value={deposit.reference} />
        </dl>
      )}
      <Actions deposit={deposit} />
    </>
  );
}

/** While one waits for it. */
const comes: readonly Deposit['state'][] = ['waiting', 'pending', 'review'];

function Actions({ deposit }: { deposit: Deposit }) {
  const { go } = useDepositPlace();
  const client = useQueryClient();
  const whose = useWhose();
  const sayFailed = useSayError();
  const cancel = useMutation({
    mutationFn: () => ask(cancelDeposit, { depositId: deposit.id, language: whose.language }),
    onSuccess: (cancelled) => takeDeposit(client, whose, cancelled),
    onError: sayFailed,
  });
  const isOver = ['credited', 'failed', 'cancelled', 'expired', 'refunded'].includes(deposit.state);
  return (
    <div className={styles.actions}>
      {isOver && (
        <Button isWide variant="outline" onClick={() => void go({})}>
          {deposit.state === 'credited' ? (
            <Trans>Make another deposit</Trans>
          ) : (
            <Trans>Try another way</Trans>
          )}
        </Button>
      )}
      {deposit.mayCancel && (
        <Button isWide variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          <Trans>Cancel this deposit</Trans>
        </Button>
      )}
    </div>
  );
}
