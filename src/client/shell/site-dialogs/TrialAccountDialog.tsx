import { Trans, useLingui } from '@lingui/react/macro';
import { useCloseOverlay, useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import styles from './Plain.module.css';

/** A trial account met something that needs a real one. */
export function TrialAccountDialog() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  return (
    <Dialog
      title={t`You need a real account`}
      size="s"
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={() => open({ kind: 'register' })}>
            <Trans>Sign up</Trans>
          </Button>
          <Button onClick={close}>
            <Trans>OK</Trans>
          </Button>
        </>
      }
    >
      <p className={styles.words}>
        <Trans>
          With free play you can see everything and play with coins. To play for money, deposit and
          withdraw you need an account.
        </Trans>
      </p>
    </Dialog>
  );
}
