import { Trans } from '@lingui/react/macro';
import { Alert } from '#client/ui/Alert.tsx';

/** Above a page that can be read without a network, though nothing can be done on it. */
export function SavedAlert() {
  return (
    <Alert isPolite>
      <Trans>
        There is no network. This is what was saved; to do anything here, come back online.
      </Trans>
    </Alert>
  );
}
