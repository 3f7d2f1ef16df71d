import { Trans, useLingui } from '@lingui/react/macro';
import { AccessBanner } from '#client/features/frame/AccessFrame.tsx';
import { useCloseOverlay, useOpenOverlay } from '#client/features/frame/overlay.ts';
import { Sheet } from '#client/ui/Sheet.tsx';
import styles from './Access.module.css';
import { FreePlay } from './FreePlay.tsx';
import { NameLogin } from './NameLogin.tsx';

export function LoginDialog() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  return (
    <Sheet title={t`Log in`} onClose={close}>
      <div className={styles.popup}>
        <AccessBanner group="w_login" />
        <NameLogin entrance="site" isRememberable />
        <p className={styles.other}>
          <Trans>No account yet?</Trans>
          <button
            type="button"
            className={styles.switch}
            onClick={() => open({ kind: 'register' })}
          >
            <Trans>Sign up</Trans>
          </button>
          <button
            type="button"
            className={styles.switch}
            onClick={() => open({ kind: 'customer-service' })}
          >
            <Trans>Help with logging in</Trans>
          </button>
        </p>
        <FreePlay />
      </div>
    </Sheet>
  );
}
