import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { CodeButton } from '#client/features/anti-abuse/CodeButton.tsx';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { CodeField } from '#client/ui/CodeField.tsx';
import { Field } from '#client/ui/Field.tsx';
import { type ProofWay, proveLogin, sendProofCode } from '#contract/session.ts';
import styles from './Access.module.css';
import type { Challenge, SendLogin } from './use-send-login.ts';

interface ProofOfPlaceProps {
  login: Pick<SendLogin, 'finish' | 'giveUpChallenge'>;
  challenge: Challenge;
}

/** A login from a new place: one of the proofs that this account has. */
export function ProofOfPlace({ login, challenge }: ProofOfPlaceProps) {
  const { t } = useLingui();
  const { challengeId, ways } = challenge;
  const [way, setWay] = useState<ProofWay>(ways[0]?.way ?? 'sms');
  const [answer, setAnswer] = useState('');
  const [isChecked, setChecked] = useState(false);
  const prove = useMutation({
    mutationFn: () => ask(proveLogin, { challengeId, way, answer }),
    onSuccess: login.finish,
  });
  const isOver = prove.error instanceof Refused && prove.error.code === 'login.challenge-over';
  const hint = ways.find((one) => one.way === way)?.hint ?? '';
  const names = useProofNames();
  const isName = way === 'payee-name' || way === 'bank-account-name';
  const field = {
    label: names[way],
    name: 'one-time-code',
    enterKeyHint: 'go',
    value: answer,
    error: isChecked && answer.trim() === '' ? t`Input cannot be empty` : undefined,
    onChange: (event: { target: { value: string } }) => setAnswer(event.target.value),
  } as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (answer.trim() !== '' && !prove.isPending) prove.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h3 className={styles.stepTitle}>
        <Trans>Is it you?</Trans>
      </h3>
      <p className={styles.stepLead}>
        <Trans>You are logging in from a new place. Confirm that it is you.</Trans>
      </p>
      {ways.length > 1 && (
        <fieldset className={styles.ways}>
          <legend className={styles.waysTitle}>
            <Trans>Confirm with</Trans>
          </legend>
          {ways.map((one) => (
            <label key={one.way} className={styles.check}>
              <input
                type="radio"
                name="way"
                checked={one.way === way}
                onChange={() => {
                  setWay(one.way);
                  setAnswer('');
                  setChecked(false);
                  prove.reset();
                }}
              />
              <span>
                {names[one.way]} {one.hint}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {(way === 'sms' || way === 'email') && (
        <CodeButton key={way} hint={hint} ask={() => ask(sendProofCode, { challengeId, way })} />
      )}
      {isName || way === 'recovery-code' ? (
        <Field
          {...field}
          key={way}
          autoComplete={isName ? 'name' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <CodeField {...field} key={way} />
      )}
      <ErrorAlert error={prove.error} />
      <Button type="submit" size="l" isWide busy={prove.isPending} disabled={isOver}>
        <Trans>Continue</Trans>
      </Button>
      <Button variant="quiet" isWide onClick={login.giveUpChallenge}>
        <Trans>Back to the login</Trans>
      </Button>
    </form>
  );
}

function useProofNames(): Record<ProofWay, string> {
  const { t } = useLingui();
  return {
    authenticator: t`Code of the authenticator app`,
    'recovery-code': t`Recovery code`,
    sms: t`Code by SMS`,
    email: t`Code by e-mail`,
    'payee-name': t`Name of the payee`,
    'bank-account-name': t`Name on the bank account`,
  };
}
