import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useOfflineSince } from '#client/data/online.ts';
import { Refused } from '#client/data/refused.ts';
import { type FormFault, useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { OfferChoice } from '#client/features/missions/OfferChoice.tsx';
import { type Offered, takeOffer } from '#client/features/missions/take-offer.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { OfflineAlert } from '#client/ground/errors/OfflineAlert.tsx';
import { AmountPad } from '#client/ui/AmountPad.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Note } from '#client/ui/Note.tsx';
import { SendBar } from '#client/ui/SendBar.tsx';
import { Form, Stack } from '#client/ui/Stack.tsx';
import { minorOfTyped, typedOfMinor } from '#client/ui/typed-amount.ts';
import {
  beginDeposit,
  type Deposit,
  type DepositMethod,
  depositHolds,
} from '#contract/deposits.ts';
import type { Language } from '#contract/values.ts';
import { refreshDeposits } from './deposit-queries.ts';
import { HoldNote } from './HoldNote.tsx';
import { LoadedMethods } from './LoadedMethods.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { useBeginDeposit } from './use-begin-deposit.ts';
import { useDepositPlace, useWhose } from './use-deposit-place.ts';
import { useDepositRange } from './use-deposit-range.ts';

/** How much; with what it costs and what arrives under one's thumb. */
export function AmountStep({ way }: { way: string }) {
  const { language } = useWhose();
  return (
    <LoadedMethods cards={2}>
      {({ methods, hold, currency }) => {
        const method = methods.find(({ code }) => code === way);
        if (!method)
          return <Trans>This payment method is no longer available. Please choose another.</Trans>;
        if (hold) return <HoldNote hold={hold} currency={currency} />;
        return <AmountForm method={method} language={language} />;
      }}
    </LoadedMethods>
  );
}

function AmountForm({ method, language }: { method: DepositMethod; language: Language }) {
  const { t } = useLingui();
  const { go } = useDepositPlace();
  const client = useQueryClient();
  const { memberId } = useWhose();
  const { currency, least, code } = method;
  const isOffline = useOfflineSince() !== null;
  // Nobody is in an offer without having chosen it.
  const [offer, setOffer] = useState<Offered | null>();
  const begin = useBeginDeposit<{ method: string; amount: string }>(
    async (request) => {
      // Before the deposit, since only what comes after joining counts; joining twice changes nothing.
      await takeOffer(offer);
      return ask(beginDeposit, { ...request, language });
    },
    (deposit) => {
      // The way back from the provider's page is the deposit, not the form that began it.
      void go({ deposit: deposit.id }, { replace: true }).then(() => leaveFor(deposit));
    },
  );
  const range = useDepositRange(method);
  const faultOf = (minor: string | null): FormFault | undefined => {
    if (minor === null || BigInt(minor) < BigInt(least)) return { words: range.words };
    return BigInt(minor) > range.most ? { words: range.words, isAtOnce: true } : undefined;
  };
  const form = useCheckedForm<'amount'>({
    initial: { amount: typedOfMinor(method.quickAmounts[0] ?? '', currency) },
    check: (typed) => {
      const amount = faultOf(minorOfTyped(typed.amount, currency));
      return amount ? { amount } : {};
    },
    send: (typed) => {
      const amount = minorOfTyped(typed.amount, currency);
      if (amount === null || isOffline) return;
      // The list of ways to pay says what stops deposits. Once it is read again, that takes the place of the form.
      const onError = (error: Error) => isHold(error) && void refreshDeposits(client, memberId);
      begin.mutate({ method: code, amount }, { onError });
    },
  });
  const { value: typed, error: fault } = form.bind('amount');
  const setTyped = (text: string) => form.set('amount', text);
  const minor = minorOfTyped(typed, currency);
  const isOutside = faultOf(minor) !== undefined;
  return (
    <Form onSubmit={form.onSubmit}>
      <Stack gap={1}>
        <b>{method.title}</b>
        <Note>{method.note}</Note>
      </Stack>
      <AmountPad
        label={t`How much do you want to deposit?`}
        currency={currency}
        value={typed}
        onChange={setTyped}
        note={range.words}
        isWrong={fault !== undefined}
      />
      <QuickAmounts method={method} most={range.most} chosen={minor} onChoose={setTyped} />
      <QuoteLines terms={method} amount={isOutside ? null : minor} currency={currency} />
      <OfferChoice chosen={offer} amount={isOutside ? null : minor} onChoose={setOffer} />
      <SendBar>
        {isOffline && <OfflineAlert />}
        <ErrorAlert error={begin.error} />
        <Button type="submit" size="l" isWide busy={begin.isPending}>
          <Trans>Continue</Trans>
        </Button>
      </SendBar>
    </Form>
  );
}

function isHold(error: Error): boolean {
  return error instanceof Refused && depositHolds.some((hold) => hold === error.code);
}

/** In this very tab: no browser holds that back, as it would a window opened after an answer. */
function leaveFor({ kind, page, state }: Deposit): void {
  if (kind === 'hosted' && state === 'waiting' && page !== null) location.assign(page);
}
