import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { Refused } from '#client/data/refused.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useToast } from '#client/ui/toasts.ts';
import { sayError } from './error-words.ts';

/** Says in a toast what went wrong; a trial account meets the same dialog wherever it needs a real one. */
export function useSayError(): (error: unknown) => void {
  const { i18n } = useLingui();
  const toast = useToast();
  const open = useOpenOverlay();
  return useCallback(
    (error) => {
      const isTrial = error instanceof Refused && error.code === 'session.trial';
      if (isTrial) open({ kind: 'trial-account' });
      else toast(sayError(error, i18n), { tone: 'bad' });
    },
    [toast, open, i18n],
  );
}
