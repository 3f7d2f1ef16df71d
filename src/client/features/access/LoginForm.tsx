import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { type entrances, login } from '#contract/session.ts';
import styles from './Access.module.css';
import { knownPasswordAtom } from './known-password-atom.ts';
import { sayRefusal } from './say-refusal.ts';
import { useEnter } from './use-enter.ts';

/** Name and password. What was typed stays, whatever the answer is. */
export function LoginForm({ entrance }: { entrance: (typeof entrances)[number] }) {
  const { t, i18n } = useLingui();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const enter = useEnter();
  const setKnown = useSetAtom(knownPasswordAtom);
  const send = useMutation({
    mutationFn: () =>
      ask(login, { type: 'username', username, password, entrance, client: 'browser' }),
    onSuccess: ({ firstTimeLogin, passwordExpired }) => {
      if (passwordExpired) setKnown(password);
      return enter({
        isFirst: firstTimeLogin,
        mustChangePassword: passwordExpired,
        to: entrance === 'agent' ? '/agentHome' : '/',
      });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (username.trim() !== '' && password !== '' && !send.isPending) send.mutate();
  };
  const missing = (text: string) =>
    isChecked && text.trim() === '' ? t`Input cannot be empty` : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t`User name`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        value={username}
        error={missing(username)}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        error={missing(password)}
        onChange={(event) => setPassword(event.target.value)}
      />
      {send.error && (
        <p role="alert" className={styles.refusal}>
          {sayRefusal(send.error, i18n)}
        </p>
      )}
      <Button type="submit" size="l" isWide busy={send.isPending}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
