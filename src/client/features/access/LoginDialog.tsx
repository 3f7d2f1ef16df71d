import { Trans, useLingui } from '@lingui/react/macro';
import { useDraft } from '#client/features/forms/use-draft.ts';
import { LinkNote } from '#client/features/sign-in/LinkNote.tsx';
import { ProviderButtons } from '#client/features/sign-in/ProviderButtons.tsx';
import type { GoOn } from '#client/ground/overlay/go-on.ts';
import { useCloseOverlay, useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import styles from './Access.module.css';
import { AccessBanner } from './AccessBanner.tsx';
import { FreePlay } from './FreePlay.tsx';
import { NameLogin } from './NameLogin.tsx';
import { SmsLogin } from './SmsLogin.tsx';
import { useRemembered } from './use-remembered.ts';
import { WhatFor } from './WhatFor.tsx';

export function LoginDialog({ goOn }: { goOn?: GoOn | undefined }) {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  const [way, setWay] = useDraft<'username' | 'sms'>('login-way', 'username');
  const [remembered, forget] = useRemembered();
  const { MOBILEVERCODELOGIN3, PHONEAUTHLOGIN3 } = useSite()?.whitelabel ?? {};
  const hasSms = MOBILEVERCODELOGIN3 === true || PHONEAUTHLOGIN3 === true;
  return (
    <Sheet title={t`Log in`} onClose={close}>
      <div className={styles.popup}>
        <AccessBanner group="w_login" />
        <WhatFor goOn={goOn} />
        <LinkNote />
        {hasSms && (
          <ChipRow
            label={t`How to log in`}
            chips={[
              { key: 'username', label: t`By user name` },
              { key: 'sms', label: t`By SMS` },
            ]}
            chosen={way}
            onChoose={setWay}
            role="tablist"
            controls="login-way"
          />
        )}
        <div id="login-way" role={hasSms ? 'tabpanel' : undefined}>
          {remembered === undefined && <Spinner />}
          {remembered !== undefined &&
            (way === 'sms' && hasSms ? (
              <SmsLogin remembered={remembered.number} onForget={() => forget('number')} />
            ) : (
              <NameLogin
                entrance="site"
                remembered={remembered.name ?? null}
                onForget={() => forget('name')}
              />
            ))}
        </div>
        <ProviderButtons entrance="site" />
        <p className={styles.other}>
          <button type="button" className={styles.switch} onClick={() => open({ kind: 'forgot' })}>
            <Trans>Forgot your password?</Trans>
          </button>
          <button
            type="button"
            className={styles.switch}
            onClick={() => open({ kind: 'customer-service' })}
          >
            <Trans>Help with logging in</Trans>
          </button>
        </p>
        <p className={styles.other}>
          <Trans>No account yet?</Trans>
          <button
            type="button"
            className={styles.switch}
            onClick={() => open({ kind: 'register', goOn })}
          >
            <Trans>Sign up</Trans>
          </button>
        </p>
        <FreePlay />
      </div>
    </Sheet>
  );
}
