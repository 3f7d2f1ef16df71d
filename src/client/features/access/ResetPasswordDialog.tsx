import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useCloseOverlay, useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { checkFields, type Fault, requiredRule } from '#contract/field-rules.ts';
import { resetPassword } from '#contract/forgot.ts';
import styles from './Access.module.css';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

type Name = 'newPassword' | 'confirmNewPassword';

/** Came by the link of a mail; the code stands in memory only. */
export function ResetPasswordDialog({ code }: { code: string }) {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  const toast = useToast();
  const rule = { ...(useSite()?.register.password ?? requiredRule), enabled: true, required: true };
  const send = useMutation({
    mutationFn: (values: Record<Name, string>) => ask(resetPassword, { code, ...values }),
    onSuccess: () => {
      toast(t`Password changed. Log in with the new one.`, { tone: 'good' });
      open({ kind: 'login' });
    },
    onError: (error) => form.refuse(error),
  });
  const form = useCheckedForm<Name>({
    initial: { newPassword: '', confirmNewPassword: '' },
    check: (values) => {
      const faults: Partial<Record<Name, Fault>> = checkFields({ newPassword: rule }, values);
      if (values.confirmNewPassword !== values.newPassword) {
        faults.confirmNewPassword = { kind: 'confirmation' };
      }
      return faults;
    },
    send: (values) => !send.isPending && send.mutate(values),
  });
  const isOver = send.error instanceof Refused && send.error.code === 'password.link-over';
  const hasFields = send.error instanceof Refused && send.error.fields.length > 0;
  return (
    <Dialog title={t`New password`} onClose={close}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <NewPasswordField {...form.bind('newPassword')} label={t`New password`} />
        <PasswordStrength password={form.values.newPassword} username="" />
        <PasswordField
          {...form.bind('confirmNewPassword')}
          label={t`New password again`}
          autoComplete="new-password"
        />
        {send.error && !hasFields && <ErrorAlert error={send.error} />}
        {isOver ? (
          <Button size="l" isWide onClick={() => open({ kind: 'forgot' })}>
            <Trans>Request a new link</Trans>
          </Button>
        ) : (
          <Button type="submit" size="l" isWide busy={send.isPending}>
            <Trans>Change password</Trans>
          </Button>
        )}
      </form>
    </Dialog>
  );
}
