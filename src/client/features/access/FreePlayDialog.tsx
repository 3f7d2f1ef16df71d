import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import type { GoOn } from '#client/ground/overlay/go-on.ts';
import { useCloseOverlay, useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useAdultAge } from '#client/ground/site/use-adult-age.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { freePlay } from '#contract/session.ts';
import styles from './Access.module.css';
import { useEnter } from './use-enter.ts';

/** One question between a visitor and the free game that was tapped. */
export function FreePlayDialog({ goOn }: { goOn: GoOn }) {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  const enter = useEnter();
  const age = useAdultAge();
  const send = useMutation({
    mutationFn: () => ask(freePlay, { isAdult: true, platform: 'W', version: 3 }),
    onSuccess: () => enter({ isTrial: true }),
  });
  return (
    <Dialog
      title={t`Are you ${age} or older?`}
      size="s"
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            <Trans>No</Trans>
          </Button>
          <Button busy={send.isPending} onClick={() => send.mutate()}>
            <Trans>Yes, play free</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          <Trans>
            You play {goOn.name} with coins that cost nothing: there is no money to win or to lose.
          </Trans>
        </p>
        <ErrorAlert error={send.error} />
        <p className={styles.other}>
          <button
            type="button"
            className={styles.switch}
            onClick={() => open({ kind: 'login', goOn })}
          >
            <Trans>I have an account</Trans>
          </button>
        </p>
      </Stack>
    </Dialog>
  );
}
