import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { AskToTell } from '#client/features/notices/AskToTell.tsx';
import { sayError } from '#client/ground/errors/error-words.ts';
import { useSayError } from '#client/ground/errors/use-say-error.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { CopiedFact, Facts } from '#client/ui/Facts.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Figure } from '#client/ui/Stat.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import { cancelDeposit, type Deposit } from '#contract/deposits.ts';
import { DepositTimeline } from './DepositTimeline.tsx';
import { depositQuery, takeDeposit } from './deposit-queries.ts';
import { nextWords, stateTones, stateWords } from './deposit-words.ts';
import { headSum } from './head-sum.ts';
import { PayPanel } from './PayPanel.tsx';
import { Proofs } from './Proofs.tsx';
import { Receipt } from './Receipt.tsx';
import { useDepositPlace, useWhose } from './use-deposit-place.ts';

/** Where is my money: what is to be done, what was done and when, and what to expect next. */
export function DepositDetail({ depositId }: { depositId: string }) {
  const { i18n } = useLingui();
  const whose = useWhose();
  const query = useQuery(depositQuery({ ...whose, depositId }));
  return (
    <Exact>
      <Loaded of={query} lost={sayError(query.error, i18n)}>
        {(deposit) => <Shown deposit={deposit} />}
      </Loaded>
    </Exact>
  );
}

function Shown({ deposit }: { deposit: Deposit }) {
  const { t, i18n } = useLingui();
  const { state, currency, expectedBy } = deposit;
  // Where a transfer is to be made, it stands among what is to be written into it.
  const isTold = state === 'waiting' && deposit.payTo.some(({ label }) => label === 'reference');
  return (
    <>
      <Card data-state={state}>
        <Status tone={stateTones[state]}>{i18n._(stateWords[state])}</Status>
        <Figure>
          <Money minor={headSum(deposit)} currency={currency} />
        </Figure>
        <Note>{deposit.title}</Note>
        <p>{i18n._(nextWords(deposit))}</p>
        {expectedBy && (
          <Note>
            {state === 'waiting' ? <Trans>Pay before</Trans> : <Trans>Expected by</Trans>}{' '}
            <Time at={expectedBy} />
          </Note>
        )}
      </Card>
      {state === 'waiting' && <PayPanel deposit={deposit} />}
      {comes.includes(state) && <AskToTell />}
      {deposit.kind === 'bank' && <Proofs deposit={deposit} />}
      {state === 'credited' && <Receipt deposit={deposit} />}
      <DepositTimeline deposit={deposit} />
      {!isTold && (
        <Facts>
          <CopiedFact label={t`Reference`} value={deposit.reference} />
        </Facts>
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
    <Stack>
      {isOver && (
        <Button isWide variant="outline" onClick={() => void go({})}>
          {deposit.state === 'credited' ? (
            <Trans>Make another deposit</Trans>
          ) : (
            <Trans>Try another method</Trans>
          )}
        </Button>
      )}
      {deposit.mayCancel && (
        <Button isWide variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          <Trans>Cancel this deposit</Trans>
        </Button>
      )}
    </Stack>
  );
}
