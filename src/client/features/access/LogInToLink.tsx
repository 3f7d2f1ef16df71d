import { Trans } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useCloseOverlay, useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { type PendingLink, pendingLinkAtom } from '#client/ground/session/pending-link-atom.ts';
import { providerNames } from '#client/ground/site/provider-names.ts';
import { Button } from '#client/ui/Button.tsx';
import styles from './Access.module.css';

interface LogInToLinkProps {
  waiting: PendingLink;
  /** The e-mail is bound to an account, or this is the agents’ entrance: there is no other way. */
  mustLogIn?: boolean;
}

/** To an account that one has: the login is the proof that it is theirs, and the link comes after. */
export function LogInToLink({ waiting, mustLogIn = false }: LogInToLinkProps) {
  const setPending = useSetAtom(pendingLinkAtom);
  const open = useOpenOverlay();
  const close = useCloseOverlay();
  const { provider, ticket, hint } = waiting;
  const name = providerNames[provider];
  const goOn = () => {
    setPending({ provider, ticket, hint });
    // The agents' own entrance already stands behind the dialog.
    if (location.pathname.startsWith('/agent')) close();
    else open({ kind: 'login' });
  };
  return (
    <>
      {mustLogIn && (
        <p className={styles.quietLead}>
          <Trans>
            {name} ({hint}) is not linked to your account yet. Log in as usual, then link it.
          </Trans>
        </p>
      )}
      <Button variant={mustLogIn ? 'primary' : 'outline'} size="l" isWide onClick={goOn}>
        {mustLogIn ? <Trans>Log in and link</Trans> : <Trans>I have an account already</Trans>}
      </Button>
    </>
  );
}
