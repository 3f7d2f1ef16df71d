import { Trans, useLingui } from '@lingui/react/macro';
import { Sheet } from '#client/ui/Sheet.tsx';
import styles from './AccessFrame.module.css';
import { AccessFrame } from './AccessFrame.tsx';
import { useCloseOverlay, useOpenOverlay } from './overlay.ts';

export function RegisterDialog() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  return (
    <Sheet title={t`Sign up`} onClose={close}>
      <AccessFrame
        group="w_register"
        lead={
          <Trans>
            This part of the house is still being built: accounts cannot be opened here yet. Signing
            up is for people over 18, and this is what an account will be for.
          </Trans>
        }
        other={
          <>
            <Trans>Already have an account?</Trans>
            <button type="button" className={styles.switch} onClick={() => open({ kind: 'login' })}>
              <Trans>Log in</Trans>
            </button>
            <button
              type="button"
              className={styles.switch}
              onClick={() => open({ kind: 'help', anchor: 'term' })}
            >
              <Trans>Terms</Trans>
            </button>
          </>
        }
      />
    </Sheet>
  );
}
