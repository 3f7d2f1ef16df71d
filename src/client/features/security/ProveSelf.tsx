import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useOwnKey } from '#client/features/session/own-key.ts';
import { Button } from '#client/ui/Button.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { type ProofOfSelf, type SelfProofWay, selfProofs } from '#contract/proof.ts';
import { ProofInput } from './ProofInput.tsx';
import { hasPasskeys } from './passkey-support.ts';
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
  const keyOf = useOwnKey();
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(selfProofs),
    queryFn: ({ signal }) => ask(selfProofs, {}, signal),
  });
  const [chosen, setChosen] = useState<SelfProofWay>();
  const names = useWayNames();
  if (!data && isError) {
    return (
      <Button variant="outline" isWide onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    );
  }
  if (!data) return <Spinner />;
  const ways = data.ways.filter(({ way }) => way !== 'passkey' || hasPasskeys());
  const current = ways.find(({ way }) => way === chosen) ?? ways[0];
  if (!current) {
    return (
      <p>
        <Trans>There is nothing here to prove yourself by. Please write to customer service.</Trans>
      </p>
    );
  }
  const { way, hint } = current;
  return (
    <div className={styles.form}>
      <p className={styles.lead}>
        <Trans>First show that it is you.</Trans>
      </p>
      {ways.length > 1 && (
        <fieldset className={styles.ways}>
          <legend className={styles.legend}>
            <Trans>Prove it by</Trans>
          </legend>
          {ways.map((one) => (
            <label key={one.way} className={styles.way}>
              <input
                type="radio"
                name="way"
                checked={one.way === way}
                onChange={() => setChosen(one.way)}
              />
              {names[one.way]} {one.hint}
            </label>
          ))}
        </fieldset>
      )}
      <ProofInput
        key={way}
        way={way}
        name={names[way]}
        hint={hint}
        action={action}
        onAnswer={(answer) => onProof({ way, answer })}
        isPending={isPending}
        error={error}
      />
    </div>
  );
}

function useWayNames(): Record<SelfProofWay, string> {
  const { t } = useLingui();
  return {
    password: t`Password`,
    authenticator: t`Code of the authenticator app`,
    'recovery-code': t`Recovery code`,
    passkey: t`Passkey`,
    sms: t`Code by SMS`,
    email: t`Code by e-mail`,
    'sign-in': t`Sign in again`,
  };
}
