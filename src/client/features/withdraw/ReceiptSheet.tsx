import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { AmountPad } from '#client/ui/AmountPad.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Choice, Choices } from '#client/ui/Choice.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Form } from '#client/ui/Stack.tsx';
import { minorOfTyped } from '#client/ui/typed-amount.ts';
import { confirmReceipt, type Withdrawal } from '#contract/withdrawals.ts';
import { writeMoney } from '#contract/write-money.ts';
import { useMemberId } from './use-withdraw-place.ts';
import { refreshWithdrawals } from './withdraw-queries.ts';

interface ReceiptSheetProps {
  withdrawal: Withdrawal;
  onClose: () => void;
}

type Came = 'all' | 'part' | 'nothing';

/** How much came. Less than all of it opens a dispute, and that is said before it is sent. */
export function ReceiptSheet({ withdrawal, onClose }: ReceiptSheetProps) {
  const { t, i18n } = useLingui();
  const { id, payout, currency } = withdrawal;
  const client = useQueryClient();
  const memberId = useMemberId();
  const [came, setCame] = useState<Came>('all');
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const confirm = useMutation({
    mutationFn: (received: string) => ask(confirmReceipt, { id, received }),
    onSuccess: () => {
      refreshWithdrawals(client, memberId);
      onClose();
    },
  });
  const part = minorOfTyped(typed, currency);
  const isPart = part !== null && BigInt(part) < BigInt(payout);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (confirm.isPending || (came === 'part' && !isPart)) return;
    confirm.mutate(came === 'all' ? 'all' : came === 'nothing' ? '0' : (part ?? '0'));
  };
  const choice = (value: Came, words: ReactNode) => (
    <Choice name="came" value={value} isChosen={came === value} onChoose={() => setCame(value)}>
      {words}
    </Choice>
  );
  return (
    <Sheet title={t`How much did you receive?`} onClose={onClose}>
      <Form onSubmit={submit}>
        <Choices label={t`How much did you receive?`}>
          {choice(
            'all',
            <Trans>
              All of it, <Money minor={payout} currency={currency} />
            </Trans>,
          )}
          {choice('part', <Trans>A part of it</Trans>)}
          {choice('nothing', <Trans>Nothing</Trans>)}
        </Choices>
        {came === 'part' && (
          <AmountPad
            label={t`How much of it did you receive?`}
            currency={currency}
            value={typed}
            onChange={setTyped}
            note={t`Less than ${writeMoney(payout, currency, i18n.locale)}`}
            isWrong={(wasSent && !isPart) || (part !== null && !isPart)}
          />
        )}
        {came !== 'all' && (
          <Note>
            <Trans>
              This opens a dispute: we trace the rest with the bank. Next you can send screenshots.
            </Trans>
          </Note>
        )}
        <ErrorAlert error={confirm.error} />
        <Button type="submit" size="l" isWide busy={confirm.isPending}>
          {came === 'all' ? <Trans>I received it</Trans> : <Trans>Open the dispute</Trans>}
        </Button>
      </Form>
    </Sheet>
  );
}
