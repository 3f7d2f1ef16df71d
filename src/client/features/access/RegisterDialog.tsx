import { Trans, useLingui } from '@lingui/react/macro';
import { DoorClosed } from 'lucide-react';
import { useDraft } from '#client/features/forms/use-draft.ts';
import { ProviderButtons } from '#client/features/sign-in/ProviderButtons.tsx';
import type { GoOn } from '#client/ground/overlay/go-on.ts';
import { useCloseOverlay, useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import styles from './Access.module.css';
import { AccessBanner } from './AccessBanner.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export function RegisterDialog({ goOn }: { goOn?: GoOn | undefined }) {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  const site = useSite();
  return (
    <Sheet title={t`Sign up`} onClose={close}>
      <div className={styles.popup}>
        <AccessBanner group="w_register" />
        {site ? <Ways site={site} /> : <Spinner />}
        <ProviderButtons entrance="site" />
        <p className={styles.other}>
          <Trans>Already have an account?</Trans>
          <button
            type="button"
            className={styles.switch}
            onClick={() => open({ kind: 'login', goOn })}
          >
            <Trans>Log in</Trans>
          </button>
          <button type="button" className={styles.switch} onClick={() => open({ kind: 'forgot' })}>
            <Trans>Forgot your password?</Trans>
          </button>
        </p>
      </div>
    </Sheet>
  );
}

type Site = NonNullable<ReturnType<typeof useSite>>;

/** Only what the merchant has switched on; with one way there is nothing to choose. */
function Ways({ site }: { site: Site }) {
  const { t } = useLingui();
  const { USERNAMEREG3, MOBILENUMREG3 } = site.whitelabel;
  const ways = [
    ...(USERNAMEREG3 ? [{ key: 'username', label: t`By user name` } as const] : []),
    ...(MOBILENUMREG3 ? [{ key: 'mobile', label: t`By mobile number` } as const] : []),
  ];
  const [chosen, setChosen] = useDraft<'username' | 'mobile'>(
    'register-way',
    ways[0]?.key ?? 'username',
  );
  if (ways.length === 0) {
    return (
      <EmptyState icon={DoorClosed} title={<Trans>Registration is closed at the moment.</Trans>} />
    );
  }
  const choice = ways.length > 1 && (
    <ChipRow
      label={t`How to sign up`}
      chips={ways}
      chosen={chosen}
      onChoose={setChosen}
      role="tablist"
      controls="register-way"
    />
  );
  return (
    <div id="register-way" role={ways.length > 1 ? 'tabpanel' : undefined}>
      <RegisterForm by={chosen} site={site} ways={choice} />
    </div>
  );
}
