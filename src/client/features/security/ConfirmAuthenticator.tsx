import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { CodeField } from '#client/ui/CodeField.tsx';
import { QrCode } from '#client/ui/QrCode.tsx';
import { confirmAuthenticator } from '#contract/authenticator.ts';
import styles from './Security.module.css';

interface ConfirmProps {
  begun: { secret: string; address: string };
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** The secret, for the app's camera or its keyboard; the first code shows that the app has it. */
export function ConfirmAuthenticator({ begun, onConfirmed }: ConfirmProps) {
  const { t } = useLingui();
  const confirm = useMutation({
    mutationFn: (code: string) => ask(confirmAuthenticator, { code: code.replace(/\s/g, '') }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  const form = useCheckedForm<'one-time-code'>({
    initial: { 'one-time-code': '' },
    check: (typed) =>
      typed['one-time-code'].trim() === '' ? { 'one-time-code': { kind: 'required' } } : {},
    send: (typed) => {
      if (!confirm.isPending) confirm.mutate(typed['one-time-code']);
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <p className={styles.lead}>
        <Trans>Scan this with your authenticator app, or type the key into it.</Trans>
      </p>
      <div className={styles.qr}>
        <QrCode text={begun.address} label={t`QR code for the authenticator app`} />
      </div>
      <p className={styles.secret}>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      <a href={begun.address} className={styles.quiet}>
        <Trans>Open it in the app on this phone</Trans>
      </a>
      <CodeField label={t`Code of the authenticator app`} {...form.bind('one-time-code')} />
      <ErrorAlert error={confirm.error} />
      <Button type="submit" size="l" isWide busy={confirm.isPending}>
        <Trans>Turn on</Trans>
      </Button>
    </form>
  );
}
