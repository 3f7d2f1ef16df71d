import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { Sheet } from '#client/ui/Sheet.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './Profile.module.css';
import { Proved } from './Proved.tsx';
import { useOwnProfileQuery } from './profile-query.ts';

/** Binds a number or a mailbox, the first one or another. */
export function ContactSheet({ of: kind }: { of: 'mobile' | 'email' }) {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const { data } = useQuery(useOwnProfileQuery());
  const now = data?.[kind];
  return (
    <Sheet title={kind === 'mobile' ? t`Mobile number` : t`E-mail`} onClose={close}>
      <ContactForm
        kind={kind}
        onDone={close}
        lead={
          <>
            {now && (
              <p className={styles.now}>
                <b>{now.hint}</b>
                <Proved is={now.isProved} />
              </p>
            )}
            <p className={styles.lead}>
              <Lead kind={kind} hasOne={Boolean(now)} />
            </p>
          </>
        }
      />
    </Sheet>
  );
}

function Lead({ kind, hasOne }: { kind: 'mobile' | 'email'; hasOne: boolean }) {
  if (kind === 'mobile') {
    return hasOne ? (
      <Trans>
        Your new number replaces this one once you confirm it with a code. We also notify the old
        number.
      </Trans>
    ) : (
      <Trans>With your number you can get back in if you forget your password.</Trans>
    );
  }
  return hasOne ? (
    <Trans>
      Your new address replaces this one once you confirm it with a code. We also notify the old
      address.
    </Trans>
  ) : (
    <Trans>With your e-mail you can get back in if you forget your password.</Trans>
  );
}
