import { Trans, useLingui } from '@lingui/react/macro';
import { sayError } from '#client/ground/errors/error-words.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { PresenceContext } from '#client/ui/presence.ts';

/** Why no code was sent; lies over the form, which stays as it was filled in. */
export function RefusedCodeDialog({ error, onClose }: { error: Error; onClose: () => void }) {
  const { t, i18n } = useLingui();
  return (
    // It comes and goes by itself, not with the sheet that it lies on.
    <PresenceContext value={null}>
      <Dialog
        title={t`No code was sent`}
        size="s"
        onClose={onClose}
        footer={
          <Button isWide onClick={onClose}>
            <Trans>OK</Trans>
          </Button>
        }
      >
        <p role="alert">{sayError(error, i18n)}</p>
      </Dialog>
    </PresenceContext>
  );
}
