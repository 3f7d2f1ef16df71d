import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** Nothing is queued: an amount that was promised yesterday is nobody's wish today. */
export function NotNow({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={WifiOff}
      title={<Trans>Deposits need a network.</Trans>}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Nothing is sent later by itself. Come back when you are connected.</Trans>
    </EmptyState>
  );
}
