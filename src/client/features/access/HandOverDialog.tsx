import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useCloseOverlay, useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { lookAtHandOver, takeHandOver } from '#contract/hand-over.ts';
import styles from './Access.module.css';
import { useEnter } from './use-enter.ts';

/** Came by an address with a code in it: whose account it is, and a yes before it is opened. */
export function HandOverDialog({ code }: { code: string }) {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  const enter = useEnter();
  const look = useQuery({
    queryKey: [lookAtHandOver.path],
    queryFn: ({ signal }) => ask(lookAtHandOver, { code }, signal),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const take = useMutation({
    mutationFn: () => ask(takeHandOver, { code, client: 'browser' }),
    onSuccess: ({ firstTimeLogin, lastLogin }) => enter({ isFirst: firstTimeLogin, lastLogin }),
  });
  const error = look.error ?? take.error;
  const account = look.data?.account ?? '';
  return (
    <Dialog title={t`Log in`} onClose={close}>
      <div className={styles.form}>
        {look.isPending && <Spinner />}
        {look.data && (
          <p>
            <Trans>
              Continue here as <strong>{account}</strong>?
            </Trans>
          </p>
        )}
        <ErrorAlert error={error} />
        {look.data && (
          <Button size="l" isWide busy={take.isPending} onClick={() => take.mutate()}>
            <Trans>Continue</Trans>
          </Button>
        )}
        {error && (
          <Button size="l" isWide onClick={() => open({ kind: 'login' })}>
            <Trans>Log in</Trans>
          </Button>
        )}
        <Button variant="quiet" isWide onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
