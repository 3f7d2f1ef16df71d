import { Trans } from '@lingui/react/macro';
import { Alert } from '#client/ui/Alert.tsx';

/** Above a page that can be read without a network, though nothing can be done on it. */
export function SavedAlert() {
  return (
    <Alert isPolite>
      <Trans>You are offline. This is what was saved; go online to make changes.</Trans>
    </Alert>
  );
}
