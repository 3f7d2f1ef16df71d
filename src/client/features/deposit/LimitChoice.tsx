import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Form } from '#client/ui/Stack.tsx';
import { minorOfTyped, readTyped, showTyped } from '#client/ui/typed-amount.ts';
import { chooseNoLimit, type LimitRequest, setLimits } from '#contract/protection.ts';
import type { LimitPeriod } from '#contract/protection-rules.ts';
import styles from './Deposit.module.css';
import { refreshDeposits } from './deposit-queries.ts';
import { useWhose } from './use-deposit-place.ts';

/** Before the first deposit somebody decides how much may ever go in: or says that they want no limit. */
export function LimitChoice({ currency }: { currency: string }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { memberId } = useWhose();
  const [typed, setTyped] = useState<Record<LimitPeriod, string>>({ day: '', week: '', month: '' });
  const choose = useMutation({
    mutationFn: (limits: LimitRequest[]) =>
      limits.length > 0 ? ask(setLimits, { limits }) : ask(chooseNoLimit, {}),
    onSuccess: () => refreshDeposits(client, memberId),
  });
  const labels: Record<LimitPeriod, string> = {
    day: t`In 24 hours`,
    week: t`In 7 days`,
    month: t`In a calendar month`,
  };
  const periods = Object.keys(labels) as LimitPeriod[];
  const limits = periods.flatMap((period): LimitRequest[] => {
    if (typed[period] === '') return [];
    // A limit of nothing is one too.
    const amount = minorOfTyped(typed[period], currency) ?? '0';
    return [{ kind: 'deposit', period, amount }];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (limits.length > 0) choose.mutate(limits);
  };
  return (
    <Card look="info" as="div">
      <Form onSubmit={submit} aria-labelledby="limit-choice">
        <h2 id="limit-choice">
          <Trans>First, your limits</Trans>
        </h2>
        <Note>
          <Trans>
            What is the most you want to deposit? You can lower a limit at any time; raising it
            takes a day.
          </Trans>
        </Note>
        {periods.map((period) => (
          <Field
            key={period}
            name={`limit-${period}`}
            label={labels[period]}
            inputMode="decimal"
            autoComplete="off"
            end={<span className={styles.unit}>{currency}</span>}
            value={showTyped(typed[period], i18n.locale)}
            onChange={({ target }) =>
              setTyped({
                ...typed,
                [period]: readTyped(target.value, currency, i18n.locale, typed[period]),
              })
            }
          />
        ))}
        <ErrorAlert error={choose.error} />
        <Button type="submit" isWide busy={choose.isPending} disabled={limits.length === 0}>
          <Trans>Set these limits</Trans>
        </Button>
        <Button variant="outline" isWide onClick={() => choose.mutate([])}>
          <Trans>No personal limit</Trans>
        </Button>
      </Form>
    </Card>
  );
}
