import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { CaptchaField } from '#client/features/anti-abuse/CaptchaField.tsx';
import { useDraft } from '#client/features/forms/use-draft.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import type { entrances } from '#contract/session.ts';
import styles from './Access.module.css';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { ProofOfPlace } from './ProofOfPlace.tsx';
import { RememberMe } from './RememberMe.tsx';
import { forgetRemembered, type Remembered, rememberLogin } from './remembered-login.ts';
import { useSendLogin } from './use-send-login.ts';

interface NameLoginProps {
  entrance: (typeof entrances)[number];
  /** What was remembered on this device; left out where nothing is, as for agents. */
  remembered?: Remembered['name'] | null;
  /** The tick was taken away. */
  onForget?: () => void;
}

/** Name and password. What was typed stays, whatever the answer is. */
export function NameLogin({ entrance, remembered, onForget }: NameLoginProps) {
  const { t } = useLingui();
  const isRememberable = remembered !== undefined;
  const [username, setUsername] = useDraft('login-name', remembered?.username ?? '');
  const [password, setPassword] = useDraft('login-password', remembered?.password ?? '');
  const [isRemembered, setRemembered] = useState(Boolean(remembered));
  const [isChecked, setChecked] = useState(false);
  const [wasCaptchaChecked, setCaptchaChecked] = useState(false);
  const login = useSendLogin({
    type: 'username',
    entrance,
    onRight: () => {
      if (!isRememberable) return;
      const kept = { username, password };
      void (isRemembered ? rememberLogin('name', kept) : forgetRemembered('name'));
    },
  });
  const { captcha, isCaptchaNeeded } = login;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    // A picture that comes with the answer has not been left empty by anybody yet.
    setCaptchaChecked(isCaptchaNeeded);
    const isFilled = username.trim() !== '' && password !== '';
    if (isFilled && (!isCaptchaNeeded || captcha.answer.trim() !== '')) {
      login.send({ username, password });
    }
  };
  const missing = (text: string) =>
    isChecked && text.trim() === '' ? t`Input cannot be empty` : undefined;
  if (login.challenge) return <ProofOfPlace login={login} challenge={login.challenge} />;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t`User name`}
        name="username"
        autoComplete="username webauthn"
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
      {isCaptchaNeeded && (
        <CaptchaField
          captcha={captcha}
          error={wasCaptchaChecked ? missing(captcha.answer) : undefined}
        />
      )}
      {isRememberable && (
        <RememberMe isTicked={isRemembered} onTick={setRemembered} onForget={onForget} />
      )}
      <ErrorAlert error={login.error} />
      <Button type="submit" size="l" isWide busy={login.isPending}>
        <Trans>Log in</Trans>
      </Button>
      <PasskeyLogin entrance={entrance} onEntered={login.finish} />
    </form>
  );
}
