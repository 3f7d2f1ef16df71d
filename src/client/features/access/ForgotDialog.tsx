import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCloseOverlay, useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import styles from './Access.module.css';
import { AccessBanner } from './AccessBanner.tsx';
import { ForgotByEmail } from './ForgotByEmail.tsx';
import { ForgotByPhone } from './ForgotByPhone.tsx';

/** By phone where the merchant has it on, which then comes first; by e-mail always. */
export function ForgotDialog() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  const hasPhone = useSite()?.whitelabel.CHNGPASSVERIF3 === true;
  const [chosen, setChosen] = useState<'mobile' | 'email'>('mobile');
  const way = hasPhone ? chosen : 'email';
  return (
    <Sheet title={t`Forgot your password?`} onClose={close}>
      <div className={styles.popup}>
        <AccessBanner group="w_forget" />
        {hasPhone && (
          <ChipRow
            label={t`How to get a new one`}
            chips={[
              { key: 'mobile', label: t`By mobile number` },
              { key: 'email', label: t`By e-mail` },
            ]}
            chosen={way}
            onChoose={setChosen}
            role="tablist"
            controls="forgot-way"
          />
        )}
        <div id="forgot-way" role={hasPhone ? 'tabpanel' : undefined}>
          {way === 'mobile' ? <ForgotByPhone /> : <ForgotByEmail onSent={close} />}
        </div>
        <p className={styles.other}>
          <button type="button" className={styles.switch} onClick={() => open({ kind: 'login' })}>
            <Trans>Back to the login</Trans>
          </button>
          <button
            type="button"
            className={styles.switch}
            onClick={() => open({ kind: 'customer-service' })}
          >
            <Trans>Help with logging in</Trans>
          </button>
        </p>
      </div>
    </Sheet>
  );
}
