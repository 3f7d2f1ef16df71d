import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '#client/data/ask.ts';
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
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => ask(confirmAuthenticator, { code: code.replace(/\s/g, '') }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !confirm.isPending) confirm.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
      <CodeField
        label={t`Code of the authenticator app`}
        name="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <ErrorAlert error={confirm.error} />
      <Button type="submit" size="l" isWide busy={confirm.isPending}>
        <Trans>Turn on</Trans>
      </Button>
    </form>
  );
}
