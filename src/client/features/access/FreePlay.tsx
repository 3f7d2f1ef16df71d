import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useAdultAge } from '#client/ground/site/use-adult-age.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import { freePlay } from '#contract/session.ts';
import styles from './Access.module.css';
import { useEnter } from './use-enter.ts';

/** A look around without an account, for who says to be of age; not there where the merchant has it off. */
export function FreePlay() {
  const [isAdult, setAdult] = useState(false);
  const enter = useEnter();
  const age = useAdultAge();
  const send = useMutation({
    mutationFn: () => ask(freePlay, { isAdult: true, platform: 'W', version: 3 }),
    onSuccess: () => enter({ isTrial: true }),
  });
  if (useSite()?.whitelabel.FREEPLAY3 !== true) return null;
  return (
    <section className={styles.trial}>
      <h3 className={styles.trialTitle}>
        <Trans>Only looking around?</Trans>
      </h3>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isAdult}
          onChange={(event) => setAdult(event.target.checked)}
        />
        <Trans>I am {age} or older</Trans>
      </label>
      <ErrorAlert error={send.error} />
      <Button
        variant="outline"
        isWide
        disabled={!isAdult}
        busy={send.isPending}
        onClick={() => send.mutate()}
      >
        <Trans>Play free</Trans>
      </Button>
    </section>
  );
}
