import { Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import styles from '#client/ground/page/Screen.module.css';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** Behind the agents' login. */
export function AgentHomeScreen() {
  const { isLogin, isAgent } = useSession();
  return (
    <AgentFrame title={<Trans>My team</Trans>}>
      {isLogin && !isAgent ? (
        <Trans>Non-agents cannot log in</Trans>
      ) : (
        <Trans>
          The agents’ rooms are still being built. What is yours as an agent stays on record
          meanwhile.
        </Trans>
      )}
    </AgentFrame>
  );
}

function AgentFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  const open = useOpenOverlay();
  return (
    <main className={styles.screen}>
      <h1 className={styles.heading}>{title}</h1>
      <EmptyState
        icon={Users}
        title={<Trans>Teams, reports and contracts in one place</Trans>}
        action={
          <>
            <Button to="/">
              <Trans>Go to the lobby</Trans>
            </Button>
            <Button variant="outline" onClick={() => open({ kind: 'customer-service' })}>
              <Trans>Customer service</Trans>
            </Button>
          </>
        }
      >
        {children}
      </EmptyState>
    </main>
  );
}
