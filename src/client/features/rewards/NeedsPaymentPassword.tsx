import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** In the place of a form that asks for the payment password, for who has none yet. */
export function NeedsPaymentPassword() {
  const open = useOpenOverlay();
  return (
    <EmptyState
      icon={KeyRound}
      title={<Trans>Set a payment password first.</Trans>}
      action={
        <Button onClick={() => open({ kind: 'payment-password' })}>
          <Trans>Set it</Trans>
        </Button>
      }
    >
      <Trans>It is asked for each time points are redeemed or converted.</Trans>
    </EmptyState>
  );
}
