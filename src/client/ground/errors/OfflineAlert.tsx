import { Trans } from '@lingui/react/macro';
import { Alert } from '#client/ui/Alert.tsx';

/** Above the button of a form that is never queued. */
export function OfflineAlert() {
  return (
    <Alert isPolite>
      <Trans>You are offline. Nothing was sent, and nothing will be sent on its own.</Trans>
    </Alert>
  );
}
