import { Trans } from '@lingui/react/macro';
import { Compass } from 'lucide-react';
import styles from '#client/ground/page/Screen.module.css';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

export function NotFoundScreen() {
  return (
    <main className={styles.screen}>
      <h1 className={styles.heading}>
        <Trans>This page does not exist</Trans>
      </h1>
      <EmptyState
        icon={Compass}
        title={<Trans>The page may have moved, or the address has a typo.</Trans>}
        action={
          <>
            <Button to="/">
              <Trans>Go to the lobby</Trans>
            </Button>
            <Button to="/promotions" variant="outline">
              <Trans>See promotions</Trans>
            </Button>
          </>
        }
      >
        <Trans>All our games are in the lobby: search by name.</Trans>
      </EmptyState>
    </main>
  );
}
