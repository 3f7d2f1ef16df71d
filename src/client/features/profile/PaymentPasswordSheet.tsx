import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { checkField, rangeOf, requiredRule } from '#contract/field-rules.ts';
import { setPaymentPassword } from '#contract/profile.ts';
import type { ProofOfSelf } from '#contract/proof.ts';
import { ProofStep } from '../proof/ProofStep.tsx';
import { useProvedChange } from '../proof/use-proved-change.ts';
import styles from './Profile.module.css';
import { useOwnProfileQuery } from './profile-query.ts';

/** The password that is asked for before money leaves; one that was forgotten is set anew the same way. */
export function PaymentPasswordSheet() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  return (
    <Sheet title={t`Payment password`} onClose={close}>
      <PaymentPasswordForm onDone={close} />
    </Sheet>
  );
}

type Name = 'newPassword' | 'confirmNewPassword';

function PaymentPasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const profileQuery = useOwnProfileQuery();
  const { data } = useQuery(profileQuery);
  const asked = useSite()?.register.paymentPassword ?? requiredRule;
  const rule = { ...asked, enabled: true, required: true };
  const change = useProvedChange<Record<Name, string>>({
    send: (values, proof) => ask(setPaymentPassword, { ...values, proof: proof as ProofOfSelf }),
    onDone: () => {
      toast(t`Your payment password is set.`, { tone: 'good' });
      void client.invalidateQueries({ queryKey: profileQuery.queryKey });
      onDone();
    },
    onRefused: (error) => {
      form.refuse(error);
      return false;
    },
  });
  const form = useCheckedForm<Name>({
    initial: { newPassword: '', confirmNewPassword: '' },
    check: ({ newPassword, confirmNewPassword }) => {
      const fault = checkField(rule, newPassword, { field: 'paymentPassword', values: {} });
      return {
        ...(fault && { newPassword: fault }),
        ...(confirmNewPassword !== newPassword && {
          confirmNewPassword: { kind: 'confirmation' as const },
        }),
      };
    },
    send: change.askProof,
  });
  if (change.isProving) {
    return (
      <ProofStep
        action={t`Set payment password`}
        onBack={change.back}
        onProof={change.prove}
        isPending={change.isPending}
        error={change.error}
      />
    );
  }
  const typing = {
    // A password manager would take it for the one that opens the account.
    autoComplete: 'off',
    inputMode: rule.patternId === 'DIGITS' ? 'numeric' : 'text',
    maxLength: rule.maxLength > 0 ? rule.maxLength : undefined,
  } as const;
  const length = rangeOf({ min: rule.minLength, max: rule.maxLength });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <p className={styles.lead}>
        {data?.hasPaymentPassword ? (
          <Trans>
            You already have one. Forgot it? Set a new one: we do not ask for the old one.
          </Trans>
        ) : (
          <Trans>We ask for it before every withdrawal. Do not use your login password.</Trans>
        )}
      </p>
      <PasswordField
        {...form.bind('newPassword')}
        {...typing}
        label={t`Payment password`}
        hint={rule.patternId === 'DIGITS' ? t`${length} digits` : t`${length} characters`}
      />
      <PasswordField
        {...form.bind('confirmNewPassword')}
        {...typing}
        label={t`Payment password again`}
      />
      <ErrorAlert error={change.loose} />
      <Button type="submit" size="l" isWide>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
