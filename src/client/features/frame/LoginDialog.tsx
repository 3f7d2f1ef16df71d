import { Trans, useLingui } from '@lingui/react/macro';
import { Sheet } from '#client/ui/Sheet.tsx';
import styles from './AccessFrame.module.css';
import { AccessFrame } from './AccessFrame.tsx';
import { useCloseOverlay, useOpenOverlay } from './overlay.ts';

export function LoginDialog() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  return (
    <Sheet title={t`Log in`} onClose={close}>
      <AccessFrame
        group="w_login"
        lead={
          <Trans>
            This part of the house is still being built: accounts cannot be used here yet.
            Everything else is open to look at, and this is what an account will be for.
          </Trans>
        }
        other={
          <>
            <Trans>No account yet?</Trans>
            <button
              type="button"
              className={styles.switch}
              onClick={() => open({ kind: 'register' })}
            >
              <Trans>Sign up</Trans>
            </button>
          </>
        }
      />
    </Sheet>
  );
}
