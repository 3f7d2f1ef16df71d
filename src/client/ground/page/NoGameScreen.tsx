import { Trans } from '@lingui/react/macro';
import { LayoutGrid, SearchX } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Screen.module.css';

/** At the address of games, for a game that is not in the catalogue, or for none at all. */
export function NoGameScreen() {
  return (
    <main className={styles.screen}>
      <h1 className={styles.heading}>
        <Trans>We could not find this game</Trans>
      </h1>
      <EmptyState
        icon={SearchX}
        title={<Trans>It may have been removed, or the address has a typo.</Trans>}
        action={
          <Button to="/">
            <Icon of={LayoutGrid} />
            <Trans>Back to the lobby</Trans>
          </Button>
        }
      >
        <Trans>No bet was placed and your balance has not changed.</Trans>
      </EmptyState>
    </main>
  );
}
