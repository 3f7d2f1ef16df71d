import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { sayRefusal } from '#client/features/access/say-refusal.ts';
import { CodeButton } from '#client/features/checks/CodeButton.tsx';
import { useOwnKey } from '#client/features/session/own-key.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { type ProofOfSelf, type SelfProofWay, selfProofs, sendSelfCode } from '#contract/proof.ts';
import styles from './Security.module.css';

interface ProveSelfProps {
  /** What the button says that follows from the proof. */
  action: string;
  onProof: (proof: ProofOfSelf) => void;
  isPending: boolean;
  error: unknown;
}

/** Before something is changed that a phone left open must not change: that it is still them. */
export function ProveSelf({ action, onProof, isPending, error }: ProveSelfProps) {
  const { t, i18n } = useLingui();
  const keyOf = useOwnKey();
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(selfProofs),
    queryFn: ({ signal }) => ask(selfProofs, {}, signal),
  });
  const [chosen, setChosen] = useState<SelfProofWay>();
  const [answer, setAnswer] = useState('');
  const [isChecked, setChecked] = useState(false);
  const names = useWayNames();
  if (!data && isError) {
    return (
      <Button variant="outline" isWide onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    );
  }
  if (!data) return <Spinner />;
  const way = chosen ?? data.ways[0]?.way;
  if (!way) {
    return (
      <p>
        <Trans>Set a password first: without one there is nothing to prove yourself by.</Trans>
      </p>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (answer !== '' && !isPending) onProof({ way, answer });
  };
  const field = {
    label: names[way],
    value: answer,
    error: isChecked && answer === '' ? t`Input cannot be empty` : undefined,
    onChange: (event: { target: { value: string } }) => setAnswer(event.target.value),
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>
        <Trans>First show that it is you.</Trans>
      </p>
      {data.ways.length > 1 && (
        <fieldset className={styles.ways}>
          <legend className={styles.legend}>
            <Trans>Prove it by</Trans>
          </legend>
          {data.ways.map((one) => (
            <label key={one.way} className={styles.way}>
              <input
                type="radio"
                name="way"
                checked={one.way === way}
                onChange={() => {
                  setChosen(one.way);
                  setAnswer('');
                  setChecked(false);
                }}
              />
              {names[one.way]} {one.hint}
            </label>
          ))}
        </fieldset>
      )}
      {(way === 'sms' || way === 'email') && (
        <CodeButton key={way} ask={() => ask(sendSelfCode, { way })} />
      )}
      {way === 'password' ? (
        <PasswordField {...field} name="password" autoComplete="current-password" />
      ) : (
        <Field
          {...field}
          name="one-time-code"
          autoComplete="one-time-code"
          inputMode={way === 'recovery-code' ? 'text' : 'numeric'}
          autoCapitalize="none"
        />
      )}
      {error !== null && error !== undefined && (
        <p role="alert" className={styles.refusal}>
          {sayRefusal(error, i18n)}
        </p>
      )}
      <Button type="submit" size="l" isWide busy={isPending}>
        {action}
      </Button>
    </form>
  );
}

function useWayNames(): Record<SelfProofWay, string> {
  const { t } = useLingui();
  return {
    password: t`Password`,
    authenticator: t`Code of the authenticator app`,
    'recovery-code': t`Recovery code`,
    passkey: t`Passkey`,
    'sign-in': t`Sign in again`,
    sms: t`Code by SMS`,
    email: t`Code by e-mail`,
  };
}
