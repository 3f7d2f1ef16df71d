import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { chooseNoLimit, type OwnProtection, setLimits } from '#contract/protection.ts';
import { limitPeriods } from '#contract/protection-rules.ts';
import { LimitAmount } from './LimitAmount.tsx';
import { minorOf, readLimit, showLimit } from './limit-amount.ts';
import styles from './Protection.module.css';
import { useProtection } from './protection-queries.ts';
import { useChangeProtection } from './use-change-protection.ts';
import { useProtectionWords } from './use-protection-words.ts';

/** Asked once, after signing up or before the first deposit: limits of one's own, or expressly none. */
export function ChooseLimitsSheet() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const { data } = useProtection();
  return (
    <Sheet title={t`Set a deposit limit`} onClose={close}>
      {data ? <ChooseLimits protection={data} onDone={close} /> : <Spinner />}
    </Sheet>
  );
}

interface ChooseLimitsProps {
  protection: OwnProtection;
  onDone: () => void;
}

function ChooseLimits({ protection, onDone }: ChooseLimitsProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { periods } = useProtectionWords();
  const { currency } = protection;
  const field = { kind: 'deposit', currency, language: i18n.locale } as const;
  const [typed, setTyped] = useState({ day: '', week: '', month: '' });
  const done = () => {
    toast(t`Saved. Your limits are under Play safely.`, { tone: 'good' });
    onDone();
  };
  const limits = limitPeriods.flatMap((period) => {
    const amount = minorOf(typed[period], field);
    return amount === null ? [] : [{ kind: 'deposit' as const, period, amount }];
  });
  const set = useChangeProtection(() => ask(setLimits, { limits }), done);
  const none = useChangeProtection(() => ask(chooseNoLimit, {}), done);
  const error = set.error ?? none.error;
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>
        <Trans>
          Choose the most you want to deposit. You can lower it at any time; raising it takes a day.
        </Trans>
      </p>
      {limitPeriods.map((period) => {
        const maximum = protection.limits.find(
          (one) => one.kind === 'deposit' && one.period === period,
        )?.maximum;
        return (
          <Field
            key={period}
            label={`${periods[period]}, ${currency}`}
            name={period}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            value={showLimit(typed[period], field)}
            onChange={({ target }) =>
              setTyped({ ...typed, [period]: readLimit(target.value, field, typed[period]) })
            }
            hint={
              maximum && (
                <Trans>
                  At most <LimitAmount amount={maximum} kind="deposit" currency={currency} />.
                </Trans>
              )
            }
          />
        );
      })}
      <ErrorAlert error={error} />
      <Button
        size="l"
        isWide
        busy={set.isPending}
        disabled={limits.length === 0}
        onClick={() => set.mutate()}
      >
        <Trans>Set my limits</Trans>
      </Button>
      <Button variant="outline" isWide busy={none.isPending} onClick={() => none.mutate()}>
        <Trans>Continue without a personal limit</Trans>
      </Button>
      <p className={styles.quiet}>
        <Trans>If you set none, our maximum still applies.</Trans>
      </p>
    </div>
  );
}
