import { Trans } from '@lingui/react/macro';
import { Coins } from 'lucide-react';
import styles from '#client/ground/page/Screen.module.css';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

export function PointMallScreen() {
  return (
    <main className={styles.screen}>
      <h1 className={styles.heading}>
        <Trans>Points mall</Trans>
      </h1>
      <EmptyState
        icon={Coins}
        title={<Trans>There is nothing to redeem here yet.</Trans>}
        action={
          <Button to="/promotions">
            <Trans>See promotions</Trans>
          </Button>
        }
      >
        <Trans>Points never expire, so none is lost while the mall is being built.</Trans>
      </EmptyState>
    </main>
  );
}
