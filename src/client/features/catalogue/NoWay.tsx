import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** The games could not be asked for. */
export function NoWay({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={WifiOff}
      title={t`The games could not be loaded.`}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Check your connection; what you have already seen is still in the lobby.</Trans>
    </EmptyState>
  );
}
