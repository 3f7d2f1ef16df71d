import { Trans } from '@lingui/react/macro';
import { Alert } from '#client/ui/Alert.tsx';

/** Above the button of a form that is never queued. */
export function OfflineAlert() {
  return (
    <Alert isPolite>
      <Trans>There is no network. Nothing was sent, and nothing will be by itself.</Trans>
    </Alert>
  );
}
