import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { pendingLinkAtom } from '#client/ground/session/pending-link-atom.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { providerNames } from '#client/ground/site/provider-names.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { linkSignIn } from '#contract/sign-in.ts';
import styles from './Providers.module.css';

/** A yes before it is linked: on a phone of several people another may have logged in than was asked. */
export function LinkAfterLoginDialog() {
  const { t } = useLingui();
  const closeOverlay = useCloseOverlay();
  const toast = useToast();
  const account = useSession().member?.account ?? '';
  const [pending, setPending] = useAtom(pendingLinkAtom);
  const name = pending ? providerNames[pending.provider] : '';
  const hint = pending?.hint ?? '';
  const close = () => {
    setPending(null);
    closeOverlay();
  };
  const link = useMutation({
    mutationFn: (ticket: string) => ask(linkSignIn, { ticket }),
    onSuccess: () => {
      toast(t`You can now log in with ${name}.`, { tone: 'good' });
      close();
    },
  });
  return (
    <Dialog title={t`Link ${name}`} onClose={close}>
      <div className={styles.stack}>
        <p>
          <Trans>
            Link {name} ({hint}) to <strong>{account}</strong>? You can then log in with it.
          </Trans>
        </p>
        <ErrorAlert error={link.error} />
        {pending && !link.error && (
          <Button size="l" isWide busy={link.isPending} onClick={() => link.mutate(pending.ticket)}>
            <Trans>Link account</Trans>
          </Button>
        )}
        <Button variant="quiet" isWide onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
