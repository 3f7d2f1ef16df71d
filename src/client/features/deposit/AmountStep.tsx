import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useOfflineSince } from '#client/data/online.ts';
import { Refused } from '#client/data/refused.ts';
import { sayError } from '#client/features/frame/error-words.ts';
import { AmountPad } from '#client/ui/AmountPad.tsx';
import { Button } from '#client/ui/Button.tsx';
import { formatMoney } from '#client/ui/format-money.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { minorOfTyped, typedOfMinor } from '#client/ui/typed-amount.ts';
import {
  beginDeposit,
  type Deposit,
  type DepositMethod,
  depositHolds,
} from '#contract/deposits.ts';
import type { Language } from '#contract/values.ts';
import styles from './Deposit.module.css';
import { methodsQuery } from './deposit-queries.ts';
import { HoldNote } from './HoldNote.tsx';
import { NotNow } from './NotNow.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { useBeginDeposit } from './use-begin-deposit.ts';
import { useDepositPlace, useWhose } from './use-deposit-place.ts';

/** How much; with what it costs and what arrives under one's thumb. */
export function AmountStep({ way }: { way: string }) {
  const { memberId, language } = useWhose();
  const { data, isError, refetch } = useQuery(methodsQuery(memberId, language));
  const offlineSince = useOfflineSince();
  const method = data?.methods.find(({ code }) => code === way);
  if (!data && (offlineSince !== null || isError)) return <NotNow onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" count={2} />;
  if (!method) {
    return (
      <p>
        <Trans>That way to pay is not offered any more. Please choose another.</Trans>
      </p>
    );
  }
  if (data.hold) return <HoldNote hold={data.hold} currency={data.currency} />;
  return <AmountForm method={method} language={language} />;
}

function AmountForm({ method, language }: { method: DepositMethod; language: Language }) {
  const { t, i18n } = useLingui();
  const { go } = useDepositPlace();
  const { currency, least, most, code } = method;
  const [typed, setTyped] = useState(() => typedOfMinor(method.quickAmounts[0] ?? '', currency));
  const [wasSent, setSent] = useState(false);
  const isOffline = useOfflineSince() !== null;
  const begin = useBeginDeposit<{ method: string; amount: string }>(
    (wish) => ask(beginDeposit, { ...wish, language }),
    (deposit) => {
      // The way back from the provider's page is the deposit, not the form that began it.
      void go({ deposit: deposit.id }, { replace: true }).then(() => leaveFor(deposit));
    },
  );
  const minor = minorOfTyped(typed, currency);
  const range = t`Between ${formatMoney(least, currency, i18n.locale)} and ${formatMoney(most, currency, i18n.locale)} ${currency}`;
  const isOutside = minor === null || BigInt(minor) < BigInt(least) || BigInt(minor) > BigInt(most);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (minor !== null && !isOutside && !isOffline) begin.mutate({ method: code, amount: minor });
  };
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <p className={styles.chosen}>
        <b>{method.title}</b>
        <span className={styles.quiet}>{method.note}</span>
      </p>
      <AmountPad
        label={t`How much do you pay in?`}
        currency={currency}
        value={typed}
        onChange={setTyped}
        note={range}
        isWrong={isOutside && (wasSent || (minor !== null && BigInt(minor) > BigInt(most)))}
      />
      <QuickAmounts method={method} chosen={minor} onChoose={setTyped} />
      <QuoteLines terms={method} amount={isOutside ? null : minor} currency={currency} />
      {isOffline && (
        <p role="status" className={styles.refusal}>
          <Trans>There is no network. Nothing was sent, and nothing will be by itself.</Trans>
        </p>
      )}
      {begin.error && !isHold(begin.error) && (
        <p role="alert" className={styles.refusal}>
          {sayError(begin.error, i18n)}
        </p>
      )}
      {isHold(begin.error) && <HoldNote hold={begin.error.code} currency={currency} />}
      <Button type="submit" size="l" isWide busy={begin.isPending}>
        <Trans>Go on</Trans>
      </Button>
    </form>
  );
}

type Hold = (typeof depositHolds)[number];

function isHold(error: unknown): error is Refused & { code: Hold } {
  return error instanceof Refused && depositHolds.some((hold) => hold === error.code);
}

/** In this very tab: no browser holds that back, as it would a window opened after an answer. */
function leaveFor({ kind, page, state }: Deposit): void {
  if (kind === 'hosted' && state === 'waiting' && page !== null) location.assign(page);
}
