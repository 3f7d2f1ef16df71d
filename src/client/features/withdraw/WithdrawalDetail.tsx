import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sayError } from '#client/ground/errors/error-words.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { List, Row } from '#client/ui/List.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Figure } from '#client/ui/Stat.tsx';
import { Status } from '#client/ui/Status.tsx';
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
import { nextWords, stateTones, stateWords } from './withdraw-words.ts';

/** Where is my money: how it stands, what comes next and until when, and all that happened. */
export function WithdrawalDetail({ id }: { id: string }) {
  const { i18n } = useLingui();
  const query = useQuery(withdrawalQuery(useMemberId(), id));
  return (
    <Exact>
      <Loaded of={query} lost={sayError(query.error, i18n)}>
        {(one) => <Shown one={one} />}
      </Loaded>
    </Exact>
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
          <Trans>Did you receive it?</Trans>
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
    <Card data-state={state}>
      <Status tone={stateTones[state]}>{i18n._(stateWords[state])}</Status>
      <Figure>
        <Money minor={payout} currency={currency} />
      </Figure>
      <Note>
        {account.name} <Hint of={account.hint} /> · {account.holder}
      </Note>
      <p>{i18n._(nextWords[state])}</p>
      {state === 'paid' && receiveBy && (
        <Note>
          <Trans>
            If you do not answer, it will be marked as received: <Time at={receiveBy} />. After that
            nothing is refunded, and it can no longer be disputed.
          </Trans>
        </Note>
      )}
      {received !== null && received !== payout && (
        <p>
          <Trans>
            You told us you received <Money minor={received} currency={currency} />.
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
          <Note as="span">
            <Trans>Our answer</Trans>
          </Note>
          <q>{reason}</q>
        </p>
      )}
    </Card>
  );
}

function Parts({ one: { parts, withdrawal } }: { one: One }) {
  if (parts.length === 0) return null;
  return (
    <Section heading={<Trans>What was sent</Trans>}>
      <List>
        {parts.map(({ amount, reference, sentAt }) => (
          <Row
            key={`${sentAt} ${reference}`}
            title={
              <>
                <Note as="span">
                  <Trans>Reference</Trans>
                </Note>{' '}
                {reference}
              </>
            }
            note={
              <Note as="span">
                <Time at={sentAt} />
              </Note>
            }
            end={<Money minor={amount} currency={withdrawal.currency} />}
          />
        ))}
      </List>
    </Section>
  );
}
