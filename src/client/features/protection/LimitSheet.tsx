import { Trans, useLingui } from '@lingui/react/macro';
import { ask } from '#client/data/ask.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { type OwnLimit, setLimits } from '#contract/protection.ts';
import type { LimitKind, LimitPeriod } from '#contract/protection-rules.ts';
import { LimitAmount } from './LimitAmount.tsx';
import { minorOf, readLimit, showLimit, typedOf } from './limit-amount.ts';
import styles from './Protection.module.css';
import { useProtection } from './protection-queries.ts';
import { useChangeProtection } from './use-change-protection.ts';
import { useProtectionWords } from './use-protection-words.ts';

/** One limit, set or changed. */
export function LimitSheet({ of, period }: { of: LimitKind; period: LimitPeriod }) {
  const close = useCloseOverlay();
  const { limitOf, periods } = useProtectionWords();
  const { data } = useProtection();
  const limit = data?.limits.find((one) => one.kind === of && one.period === period);
  return (
    <Sheet title={`${limitOf[of]}, ${periods[period]}`} onClose={close}>
      {data && limit ? (
        <LimitForm limit={limit} currency={data.currency} onDone={close} />
      ) : (
        <Spinner />
      )}
    </Sheet>
  );
}

interface LimitFormProps {
  limit: OwnLimit;
  currency: string;
  onDone: () => void;
}

function LimitForm({ limit, currency, onDone }: LimitFormProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { kind, period, own, maximum } = limit;
  const field = { kind, currency, language: i18n.locale };
  const change = useChangeProtection(
    (amount: string | null) => ask(setLimits, { limits: [{ kind, period, amount }] }),
    (changed) => {
      const now = changed.limits.find((one) => one.kind === kind && one.period === period);
      toast(
        now?.pending
          ? t`Requested. It takes a day and a second confirmation.`
          : t`Your limit is set.`,
        {
          tone: 'good',
        },
      );
      onDone();
    },
  );
  const form = useCheckedForm<'amount'>({
    initial: { amount: typedOf(own, field) },
    check: (values) =>
      minorOf(values.amount, field) === null ? { amount: { kind: 'required' } } : {},
    send: (values) => {
      if (!change.isPending) change.mutate(minorOf(values.amount, field));
    },
  });
  const { value: typed, error: fault } = form.bind('amount');
  const amount = minorOf(typed, field);
  const isLooser = own !== null && amount !== null && BigInt(amount) > BigInt(own);
  return (
    <form className={styles.stack} onSubmit={form.onSubmit} noValidate>
      <Field
        label={kind === 'session' ? t`Minutes` : t`Amount in ${currency}`}
        name="amount"
        inputMode={kind === 'session' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={showLimit(typed, field)}
        onChange={({ target }) => form.set('amount', readLimit(target.value, field, typed))}
        error={fault ?? (change.error ? sayError(change.error, i18n) : undefined)}
      />
      {maximum !== null && (
        <p className={styles.quiet}>
          <Trans>
            At most <LimitAmount amount={maximum} kind={kind} currency={currency} />.
          </Trans>
        </p>
      )}
      <p className={styles.note}>
        {isLooser ? (
          <Trans>A higher limit takes 24 hours and must be confirmed again.</Trans>
        ) : (
          <Trans>A lower limit applies at once.</Trans>
        )}
      </p>
      <Button type="submit" size="l" isWide busy={change.isPending}>
        {isLooser ? <Trans>Request it</Trans> : <Trans>Set the limit</Trans>}
      </Button>
      {own !== null && (
        <Button variant="quiet" isWide onClick={() => change.mutate(null)}>
          <Trans>Remove this limit after 24 hours</Trans>
        </Button>
      )}
    </form>
  );
}
