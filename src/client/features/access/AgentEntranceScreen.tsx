import { Trans } from '@lingui/react/macro';
import { LinkNote } from '#client/features/sign-in/LinkNote.tsx';
import { ProviderButtons } from '#client/features/sign-in/ProviderButtons.tsx';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import styles from './AgentEntranceScreen.module.css';
import { NameLogin } from './NameLogin.tsx';

/** The agents' own entrance; it stands alone, without the players' house around it. */
export function AgentEntranceScreen() {
  const open = useOpenOverlay();
  return (
    <main className={styles.screen}>
      <h1 className={styles.heading}>
        <Trans>For agents</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Log in with your agent account to reach your team.</Trans>
      </p>
      <LinkNote />
      <NameLogin entrance="agent" />
      <ProviderButtons entrance="agent" />
      <div className={styles.ways}>
        <Button to="/" variant="outline">
          <Trans>Go to the lobby</Trans>
        </Button>
        <Button variant="outline" onClick={() => open({ kind: 'customer-service' })}>
          <Trans>Customer service</Trans>
        </Button>
      </div>
    </main>
  );
}
