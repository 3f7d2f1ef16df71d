import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { NetworkFailed, Refused } from '#client/data/refused.ts';
import { CodeButton } from '#client/features/anti-abuse/CodeButton.tsx';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { providerNames } from '#client/ground/site/provider-names.ts';
import { Alert } from '#client/ui/Alert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { CodeField } from '#client/ui/CodeField.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { type SelfProofWay, sendSelfCode } from '#contract/proof.ts';
import { beginSignIn } from '#contract/sign-in.ts';
import { type Provider, providers } from '#contract/system.ts';
import styles from './Proof.module.css';
import { proveByPasskey } from './prove-by-passkey.ts';

interface ProofInputProps {
  way: SelfProofWay;
  /** What the way is called, as its field is. */
  name: string;
  hint: string;
  /** What the button says that follows from the proof. */
  action: string;
  onAnswer: (answer: string) => void;
  isPending: boolean;
  error: unknown;
}

/** What a way of proving oneself asks for: something to type, a finger, or a way out and back. */
export function ProofInput(props: ProofInputProps) {
  if (props.way === 'passkey') return <ByPasskey {...props} />;
  if (props.way === 'sign-in') return <BySignIn {...props} />;
  return <ByTyping {...props} />;
}

function ByTyping({ way, name, hint, action, onAnswer, isPending, error }: ProofInputProps) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState('');
  const [isChecked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (answer !== '' && !isPending) onAnswer(answer);
  };
  const field = {
    label: name,
    value: answer,
    error: isChecked && answer === '' ? t`Input cannot be empty` : undefined,
    onChange: (event: { target: { value: string } }) => setAnswer(event.target.value),
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {(way === 'sms' || way === 'email') && (
        <CodeButton ask={() => ask(sendSelfCode, { way })} hint={hint} />
      )}
      {way === 'password' && (
        <PasswordField {...field} name="password" autoComplete="current-password" />
      )}
      {way === 'recovery-code' && (
        <Field {...field} name="one-time-code" autoComplete="one-time-code" autoCapitalize="none" />
      )}
      {way !== 'password' && way !== 'recovery-code' && (
        <CodeField {...field} name="one-time-code" enterKeyHint="go" />
      )}
      <Refusal of={error} />
      <Button type="submit" size="l" isWide busy={isPending}>
        {action}
      </Button>
    </form>
  );
}

function ByPasskey({ action, onAnswer, isPending, error }: ProofInputProps) {
  const prove = useMutation({ mutationFn: proveByPasskey, onSuccess: onAnswer });
  // Browsers do not tell who has no key from who closed the question: one sentence for both.
  const isTold = prove.error instanceof Refused || prove.error instanceof NetworkFailed;
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>
        <Trans>Your device will ask for your fingerprint, your face or your screen lock.</Trans>
      </p>
      {prove.error && !isTold ? (
        <Alert>
          <Trans>No passkey was used. Please try again or choose another way.</Trans>
        </Alert>
      ) : (
        <Refusal of={prove.error ?? error} />
      )}
      <Button size="l" isWide busy={prove.isPending || isPending} onClick={() => prove.mutate()}>
        {action}
      </Button>
    </div>
  );
}

/** A sign-in of just now is enough; an older one has to be made again over there. */
function BySignIn({ hint, action, onAnswer, isPending, error }: ProofInputProps) {
  const provider = providers.find((one) => one === hint) ?? providers[0];
  const name = providerNames[provider];
  const again = useMutation({
    mutationFn: (of: Provider) => ask(beginSignIn, { provider: of, entrance: 'site' }),
    onSuccess: ({ address }) => location.assign(address),
  });
  const isTooOld = error instanceof Refused && error.code === 'proof.sign-in-again';
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>
        <Trans>You log in with {name}. Sign in there again to confirm that it is you.</Trans>
      </p>
      {!isTooOld && <Refusal of={error} />}
      {isTooOld ? (
        <>
          <Alert>
            <Trans>
              That was more than 10 minutes ago. Sign in there again, then come back here.
            </Trans>
          </Alert>
          <Refusal of={again.error} />
          <Button size="l" isWide busy={again.isPending} onClick={() => again.mutate(provider)}>
            <Trans>Sign in with {name} again</Trans>
          </Button>
        </>
      ) : (
        <Button size="l" isWide busy={isPending} onClick={() => onAnswer('yes')}>
          {action}
        </Button>
      )}
    </div>
  );
}

function Refusal({ of: error }: { of: unknown }) {
  if (error === null || error === undefined) return null;
  return <ErrorAlert error={error} />;
}
