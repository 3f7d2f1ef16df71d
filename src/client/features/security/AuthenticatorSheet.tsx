import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { useToast } from '#client/ui/toasts.ts';
import {
  authenticatorState,
  beginAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '#contract/authenticator.ts';
import { type ProofOfSelf, selfProofs } from '#contract/proof.ts';
import { ProveSelf } from '../proof/ProveSelf.tsx';
import { ConfirmAuthenticator } from './ConfirmAuthenticator.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './Security.module.css';

type Step = 'state' | 'begin' | 'confirm' | 'codes' | 'renew' | 'remove';

/** A second lock: codes of an app on the phone, and ten codes on paper for who loses it. */
export function AuthenticatorSheet() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const client = useQueryClient();
  const toast = useToast();
  const [step, setStep] = useState<Step>('state');
  const [codes, setCodes] = useState<string[]>([]);
  const keyOf = useOwnKey();
  const { data } = useQuery({
    queryKey: keyOf(authenticatorState),
    queryFn: ({ signal }) => ask(authenticatorState, {}, signal),
    refetchOnMount: 'always',
  });
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: keyOf(authenticatorState) });
    await client.invalidateQueries({ queryKey: keyOf(selfProofs) });
  };
  const showCodes = async (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    setStep('codes');
    await refresh();
  };
  const begin = useMutation({
    mutationFn: (proof: ProofOfSelf) => ask(beginAuthenticator, { proof }),
    onSuccess: () => setStep('confirm'),
  });
  const renew = useMutation({
    mutationFn: (proof: ProofOfSelf) => ask(renewRecoveryCodes, { proof }),
    onSuccess: ({ recoveryCodes }) => showCodes(recoveryCodes),
  });
  const remove = useMutation({
    mutationFn: (proof: ProofOfSelf) => ask(removeAuthenticator, { proof }),
    onSuccess: async () => {
      toast(t`Authenticator app turned off.`, { tone: 'good' });
      setStep('state');
      await refresh();
    },
  });
  const proving = { begin, renew, remove };
  const actions = {
    begin: t`Continue`,
    renew: t`Create new codes`,
    remove: t`Turn off`,
  };
  return (
    <Sheet title={t`Authenticator app`} onClose={close}>
      <div className={styles.stack}>
        {step === 'state' && !data && <Spinner />}
        {step === 'state' && data && (
          <>
            <p className={styles.lead}>
              {data.isOn ? (
                <Trans>
                  When you log in from a new place we ask for a code from your app. You have{' '}
                  {data.recoveryCodesLeft} recovery codes left.
                </Trans>
              ) : (
                <Trans>
                  With an authenticator app on your phone, nobody gets in with your password alone.
                </Trans>
              )}
            </p>
            {data.isOn ? (
              <>
                <Button variant="outline" isWide onClick={() => setStep('renew')}>
                  <Trans>Create new recovery codes</Trans>
                </Button>
                <Button variant="outline" isWide onClick={() => setStep('remove')}>
                  <Trans>Turn off</Trans>
                </Button>
              </>
            ) : (
              <Button size="l" isWide onClick={() => setStep('begin')}>
                <Trans>Set up</Trans>
              </Button>
            )}
          </>
        )}
        {(step === 'begin' || step === 'renew' || step === 'remove') && (
          <ProveSelf
            action={actions[step]}
            onProof={(proof) => proving[step].mutate(proof)}
            isPending={proving[step].isPending}
            error={proving[step].error}
          />
        )}
        {step === 'confirm' && begin.data && (
          <ConfirmAuthenticator begun={begin.data} onConfirmed={showCodes} />
        )}
        {step === 'codes' && <RecoveryCodes codes={codes} onKept={() => setStep('state')} />}
      </div>
    </Sheet>
  );
}
