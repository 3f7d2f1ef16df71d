import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sayError } from '#client/features/frame/error-words.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { oneWithdrawal } from '#contract/withdrawals.ts';
import { Hint } from './AccountPicker.tsx';
import { ChargeLines } from './ChargeLines.tsx';
import { ReceiptProofs } from './ReceiptProofs.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { useMemberId, useWithdrawPlace } from './use-withdraw-place.ts';
import styles from './Withdraw.module.css';
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx';
import { withdrawalQuery } from './withdraw-queries.ts';
import { nextWords, stateWords } from './withdraw-words.ts';

/** Where is my money: how it stands, what comes next and until when, and all that happened. */
export function WithdrawalDetail({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(withdrawalQuery(useMemberId(), id));
  if (data) return <Shown one={data} />;
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

type One = ValueOf<typeof oneWithdrawal>;

function Shown({ one }: { one: One }) {
  const { withdrawal } = one;
  const { way, go, leave } = useWithdrawPlace();
  const { id, state, amount, fee, tax, currency } = withdrawal;
  return (
    <>
      <Standing one={one} />
      {state === 'paid' && (
        <Button
          size="l"
          isWide
          aria-haspopup="dialog"
          onClick={() => void go({ withdrawal: id, way: 'receipt' })}
        >
          <Trans>Say how much came</Trans>
        </Button>
      )}
      {state === 'disputed' && <ReceiptProofs id={id} count={one.proofs} />}
      <ChargeLines
        amount={amount}
        fee={BigInt(fee)}
        tax={BigInt(tax)}
        currency={currency}
        taxBasisPoints={null}
      />
      <Parts one={one} />
      <WithdrawalTimeline steps={one.steps} currency={currency} />
      {way === 'receipt' && state === 'paid' && (
        <ReceiptSheet withdrawal={withdrawal} onClose={() => leave({ withdrawal: id })} />
      )}
    </>
  );
}

function Standing({ one: { withdrawal } }: { one: One }) {
  const { i18n } = useLingui();
  const { state, payout, currency, account, receiveBy, reason, received, remaining } = withdrawal;
  const isPartlyThere = remaining !== '0' && remaining !== payout;
  return (
    <section className={styles.standing} data-state={state}>
      <p className={styles.state}>{i18n._(stateWords[state])}</p>
      <p className={styles.big}>
        <Money minor={payout} currency={currency} />
      </p>
      <p className={styles.quiet}>
        {account.name} <Hint of={account.hint} /> · {account.holder}
      </p>
      <p>{i18n._(nextWords[state])}</p>
      {state === 'paid' && receiveBy && (
        <p className={styles.quiet}>
          <Trans>
            Without a word from you it counts as received at <Time at={receiveBy} />.
          </Trans>
        </p>
      )}
      {received !== null && received !== payout && (
        <p>
          <Trans>
            You said that <Money minor={received} currency={currency} /> came.
          </Trans>
        </p>
      )}
      {isPartlyThere && (
        <p>
          <Trans>
            Still to arrive: <Money minor={remaining} currency={currency} />
          </Trans>
        </p>
      )}
      {reason !== null && (
        <p className={styles.reason}>
          <span className={styles.quiet}>
            <Trans>What the house says about it</Trans>
          </span>
          <q>{reason}</q>
        </p>
      )}
    </section>
  );
}

function Parts({ one: { parts, withdrawal } }: { one: One }) {
  if (parts.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>What was sent</Trans>
      </h2>
      <ul className={styles.history}>
        {parts.map(({ amount, reference, sentAt }) => (
          <li key={`${sentAt} ${reference}`} className={styles.place}>
            <span className={styles.cardWords}>
              <span className={styles.quiet}>
                <Trans>Reference</Trans>
              </span>
              <b className={styles.hint}>{reference}</b>
              <span className={styles.quiet}>
                <Time at={sentAt} />
              </span>
            </span>
            <Money minor={amount} currency={withdrawal.currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}
