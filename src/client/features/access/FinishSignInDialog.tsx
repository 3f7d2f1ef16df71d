import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { NetworkFailed } from '#client/data/refused.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useCloseOverlay, useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { providerNames } from '#client/ground/site/provider-names.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { useToast } from '#client/ui/toasts.ts';
import type { Entered } from '#contract/session.ts';
import { type SignedIn, takeSignIn } from '#contract/sign-in.ts';
import styles from './Access.module.css';
import { LogInToLink } from './LogInToLink.tsx';
import { ProofOfPlace } from './ProofOfPlace.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { refusalIn } from './refusal-in-address.ts';
import { useEnter } from './use-enter.ts';

/**
 * Back from a provider: the code of the address is exchanged, and then one is in, or told what is
 * still missing. What it holds lives in memory, so only its own button closes it.
 */
export function FinishSignInDialog({ code }: { code: string }) {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  const finish = useFinish();
  const refusal = refusalIn(code);
  const taken = useQuery({
    queryKey: [takeSignIn.path],
    queryFn: async () => {
      const signedIn = await ask(takeSignIn, { code, client: 'browser' });
      await finish(signedIn);
      return signedIn;
    },
    enabled: refusal === null,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const error = refusal ?? taken.error;
  const isNew = taken.data?.step === 'open-account';
  return (
    <Dialog title={isNew ? t`Sign up` : t`Log in`} closes="button" onClose={close}>
      <div className={styles.popup}>
        {!error && (!taken.data || isOver(taken.data)) && <Spinner />}
        {taken.data && <NextStep signedIn={taken.data} onClose={close} />}
        {error && (
          <>
            <ErrorAlert error={error} />
            {error instanceof NetworkFailed ? (
              <Button size="l" isWide busy={taken.isFetching} onClick={() => taken.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            ) : (
              <Button size="l" isWide onClick={() => open({ kind: 'login' })}>
                <Trans>Log in</Trans>
              </Button>
            )}
            <Button variant="quiet" isWide onClick={close}>
              <Trans>Not now</Trans>
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Nothing is left to ask: the dialog is about to go. */
function isOver(signedIn: SignedIn): boolean {
  if (signedIn.step === 'linked') return true;
  return signedIn.step === 'entered' && signedIn.entered.challenge === null;
}

function NextStep({ signedIn, onClose }: { signedIn: SignedIn; onClose: () => void }) {
  const enter = useEnter();
  const site = useSite();
  if (signedIn.step === 'log-in') return <LogInToLink waiting={signedIn} mustLogIn />;
  if (signedIn.step === 'entered' && signedIn.entered.challenge) {
    const { entrance } = signedIn;
    const login = {
      finish: ({ firstTimeLogin, lastLogin }: Entered) =>
        enter({ isFirst: firstTimeLogin, lastLogin, entrance }),
      giveUpChallenge: onClose,
    };
    return <ProofOfPlace challenge={signedIn.entered.challenge} login={login} />;
  }
  if (signedIn.step !== 'open-account') return null;
  const name = providerNames[signedIn.provider];
  const { hint } = signedIn;
  return (
    <>
      <p className={styles.quietLead}>
        <Trans>
          One more step: {name} ({hint}) is not linked to an account yet. Choose a user name to
          create one.
        </Trans>
      </p>
      {site ? <RegisterForm by="username" site={site} vouched={signedIn} /> : <Spinner />}
      <LogInToLink waiting={signedIn} />
    </>
  );
}

/** Where nothing more is asked: in, or back in the security centre. */
function useFinish(): (signedIn: SignedIn) => Promise<void> {
  const { t } = useLingui();
  const enter = useEnter();
  const open = useOpenOverlay();
  const toast = useToast();
  return async (signedIn) => {
    if (signedIn.step === 'linked') {
      const name = providerNames[signedIn.provider];
      toast(t`You can now log in with ${name}.`, { tone: 'good' });
      open({ kind: 'linked-sign-ins' });
    }
    if (signedIn.step !== 'entered' || signedIn.entered.challenge) return;
    const { firstTimeLogin: isFirst, lastLogin } = signedIn.entered;
    await enter({ isFirst, lastLogin, entrance: signedIn.entrance });
  };
}
