import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { OfflineAlert } from '#client/ground/errors/OfflineAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Stack } from '#client/ui/Stack.tsx';

interface GiveUpInTwoTapsProps {
  /** On the first button. */
  label: ReactNode;
  /** On the button that changes nothing. */
  stay: ReactNode;
  /** What giving up costs, and what it leaves. */
  children: ReactNode;
  error: Error | null;
  isBusy: boolean;
  onGiveUp: () => void;
}

/** A first tap shows what is lost and what stays; a second one gives it up. */
export function GiveUpInTwoTaps(props: GiveUpInTwoTapsProps) {
  const { label, stay, children, error, isBusy, onGiveUp } = props;
  const [isAsking, setAsking] = useState(false);
  const isOffline = useOfflineSince() !== null;
  if (!isAsking) {
    return (
      <Button variant="outline" isWide onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <Stack gap={3}>
      {children}
      {isOffline ? <OfflineAlert /> : <ErrorAlert error={error} />}
      <Button isWide busy={isBusy} disabled={isOffline} onClick={() => !isBusy && onGiveUp()}>
        <Trans>Yes, give it up</Trans>
      </Button>
      <Button variant="outline" isWide onClick={() => setAsking(false)}>
        {stay}
      </Button>
    </Stack>
  );
}
