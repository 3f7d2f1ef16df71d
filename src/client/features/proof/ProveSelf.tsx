import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { Button } from '#client/ui/Button.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { ValueOf } from '#contract/call.ts';
import { type SelfProofWay, type StrongProof, selfProofs } from '#contract/proof.ts';
import styles from './Proof.module.css';
import { ProofInput } from './ProofInput.tsx';
import { hasPasskeys } from './passkey-support.ts';

interface ProveSelfProps {
  /** What the button says that follows from the proof. */
  action: string;
  /** Where money may go, and what guards the account, ask for more than other changes. */
  purpose?: 'payout' | { passkey: string } | undefined;
  onProof: (proof: StrongProof) => void;
  isPending: boolean;
  error: unknown;
}

/** Before something is changed that a phone left open must not change: that it is still them. */
export function ProveSelf({ action, purpose, onProof, isPending, error }: ProveSelfProps) {
  const keyOf = useOwnKey();
  const { data, isError, refetch } = useQuery({
    queryKey: [...keyOf(selfProofs), purpose ?? 'change'],
    queryFn: ({ signal }) => ask(selfProofs, wishOf(purpose), signal),
  });
  /** Waits for the code that is asked for besides, with what had been refused when it was typed. */
  const [password, setPassword] = useState<{ typed: string; after: unknown }>();
  const [chosen, setChosen] = useState<SelfProofWay>();
  const { t } = useLingui();
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
        <Trans>
          There is no way to confirm your identity here. Please contact customer service.
        </Trans>
      </p>
    );
  }
  const { way, hint } = current;
  const isFirstOfTwo = way === 'password' && data.second.length > 0;
  const news = error === password?.after ? null : error;
  const isRejected = news instanceof Refused && news.code.startsWith('login.');
  if (isFirstOfTwo && password && !isRejected) {
    return (
      <SecondProof
        ways={data.second}
        action={action}
        purpose={purpose}
        onAnswer={(second) => onProof({ way, answer: password.typed, second })}
        isPending={isPending}
        error={news}
      />
    );
  }
  return (
    <div className={styles.form}>
      <p className={styles.lead}>
        <Trans>Confirm that it is you</Trans>
      </p>
      <WayPicker ways={ways} current={way} onChoose={setChosen} />
      <ProofInput
        key={way}
        way={way}
        name={names[way]}
        hint={hint}
        action={isFirstOfTwo ? t`Continue` : action}
        onAnswer={(answer) =>
          isFirstOfTwo ? setPassword({ typed: answer, after: error }) : onProof({ way, answer })
        }
        isPending={isPending}
        error={error}
      />
    </div>
  );
}

function wishOf(purpose: ProveSelfProps['purpose']) {
  if (purpose === undefined) return {};
  if (purpose === 'payout') return { purpose };
  return { purpose: 'remove-passkey', passkey: purpose.passkey } as const;
}

interface SecondProofProps extends Pick<ProveSelfProps, 'purpose'> {
  ways: ValueOf<typeof selfProofs>['second'];
  action: string;
  onAnswer: (second: NonNullable<StrongProof['second']>) => void;
  isPending: boolean;
  error: unknown;
}

/** Besides a password that somebody may have seen: a code to where the owner can be reached. */
function SecondProof({ ways, action, purpose, onAnswer, isPending, error }: SecondProofProps) {
  const [chosen, setChosen] = useState<'sms' | 'email'>();
  const names = useWayNames();
  const current = ways.find(({ way }) => way === chosen) ?? ways[0];
  if (!current) return null;
  const { way, hint } = current;
  return (
    <div className={styles.form}>
      <p className={styles.lead}>
        {purpose === 'payout' ? (
          <Trans>You are about to send money, so we also ask for a code.</Trans>
        ) : (
          <Trans>Your account is protected by a passkey, so we also ask for a code.</Trans>
        )}
      </p>
      <WayPicker ways={ways} current={way} onChoose={setChosen} />
      <ProofInput
        key={way}
        way={way}
        name={names[way]}
        hint={hint}
        action={action}
        onAnswer={(answer) => onAnswer({ way, answer })}
        isPending={isPending}
        error={error}
      />
    </div>
  );
}

interface WayPickerProps<Way extends SelfProofWay> {
  ways: readonly { way: Way; hint: string }[];
  current: Way;
  onChoose: (way: Way) => void;
}

function WayPicker<Way extends SelfProofWay>({ ways, current, onChoose }: WayPickerProps<Way>) {
  const names = useWayNames();
  if (ways.length < 2) return null;
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.legend}>
        <Trans>Confirm with</Trans>
      </legend>
      {ways.map((one) => (
        <label key={one.way} className={styles.way}>
          <input
            type="radio"
            name="way"
            checked={one.way === current}
            onChange={() => onChoose(one.way)}
          />
          {names[one.way]} {one.hint}
        </label>
      ))}
    </fieldset>
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
