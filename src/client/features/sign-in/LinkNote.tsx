import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { pendingLinkAtom } from '#client/ground/session/pending-link-atom.ts';
import { providerNames } from '#client/ground/site/provider-names.ts';
import styles from './Providers.module.css';

/** Above a login that something waits for. */
export function LinkNote() {
  const pending = useAtomValue(pendingLinkAtom);
  if (!pending) return null;
  const name = providerNames[pending.provider];
  const { hint } = pending;
  return (
    <p className={styles.note}>
      <Trans>
        Log in to your account, then {name} ({hint}) is linked to it.
      </Trans>
    </p>
  );
}
