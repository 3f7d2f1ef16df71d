import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { PresenceContext } from '#client/ui/presence.ts';
import styles from './Access.module.css';

/** Lies over the form, which stays as it was filled in. */
export function InvitationWarning({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    // It comes and goes by itself, not with the sheet that it lies on.
    <PresenceContext value={null}>
      <Dialog
        title={t`Invalid invitation code`}
        size="s"
        onClose={onClose}
        footer={
          <Button isWide onClick={onClose}>
            <Trans>OK</Trans>
          </Button>
        }
      >
        <p className={styles.lead}>
          <Trans>This code does not exist. Check it with the person who invited you.</Trans>
        </p>
      </Dialog>
    </PresenceContext>
  );
}
