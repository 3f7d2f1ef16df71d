import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { AgentBar } from './AgentBar.tsx';
import styles from './AgentCentre.module.css';
import { OfflineNote } from './OfflineNote.tsx';

/** What stands around every page of an agent's centre: no header and no menu, only a bar for the thumb. */
export function AgentCentre() {
  const { isAgent } = useSession();
  if (!isAgent) return <NotAnAgent />;
  return (
    <div className={styles.centre}>
      <OfflineNote />
      <Outlet />
      <AgentBar />
    </div>
  );
}

function NotAnAgent() {
  return (
    <main className={styles.closed}>
      <h1 className={styles.heading}>
        <Trans>My team</Trans>
      </h1>
      <EmptyState
        icon={Users}
        title={<Trans>Non-agents cannot log in</Trans>}
        action={
          <Button to="/">
            <Trans>Go to the lobby</Trans>
          </Button>
        }
      >
        <Trans>Team, reports and contracts open with an agent’s account.</Trans>
      </EmptyState>
    </main>
  );
}
