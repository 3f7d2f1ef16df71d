import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { NetworkFailed, Refused } from '#client/data/refused.ts';
import { hasPasskeys } from '#client/features/proof/passkey-support.ts';
import { sayRefusal } from '#client/ground/errors/say-refusal.ts';
import { Alert } from '#client/ui/Alert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { Entered, entrances } from '#contract/session.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';

interface PasskeyLoginProps {
  entrance: (typeof entrances)[number];
  onEntered: (entered: Entered) => Promise<void>;
}

/** One tap; and where the browser can, the name's own field offers the passkey before anything is typed. */
export function PasskeyLogin({ entrance, onEntered }: PasskeyLoginProps) {
  const { i18n } = useLingui();
  const tap = useMutation({
    mutationFn: () => logInByPasskey(entrance, 'tap'),
    onSuccess: onEntered,
  });
  const enter = useEffectEvent(onEntered);
  useEffect(() => {
    if (!hasPasskeys()) return;
    // Ends by itself when the popup closes: the next question takes this one's place.
    logInByPasskey(entrance, 'autofill').then(
      (entered) => entered && enter(entered),
      () => undefined,
    );
  }, [entrance]);
  if (!hasPasskeys()) return null;
  // Browsers do not tell who has no key from who closed the question: one sentence for both.
  const isTold = tap.error instanceof Refused || tap.error instanceof NetworkFailed;
  return (
    <>
      <Button variant="outline" isWide busy={tap.isPending} onClick={() => tap.mutate()}>
        <Icon of={Fingerprint} />
        <Trans>Log in with a passkey</Trans>
      </Button>
      {tap.error && (
        <Alert>
          {isTold ? (
            sayRefusal(tap.error, i18n)
          ) : (
            <Trans>
              No passkey was used. If you do not have one yet, log in another way and create one
              under “My account”.
            </Trans>
          )}
        </Alert>
      )}
    </>
  );
}
