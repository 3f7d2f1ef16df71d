import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import styles from './LogOutDialog.module.css';
import { useLogOut } from './log-out.ts';

/** Asks before it logs out, and says so while it does. */
export function LogOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const logOut = useLogOut();
  return (
    <Dialog
      title={t`Log out?`}
      size="s"
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant="outline" isWide onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button isWide busy={logOut.isPending} onClick={() => logOut.mutate()}>
            <Trans>Log out</Trans>
          </Button>
        </div>
      }
    >
      <p>
        <Trans>
          Your data is removed from this phone. Your account and your favourites stay safe.
        </Trans>
      </p>
    </Dialog>
  );
}
