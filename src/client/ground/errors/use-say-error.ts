import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { useToast } from '#client/ui/toasts.ts';
import { sayError } from './error-words.ts';

/** Says in a toast what went wrong, for what a person did and waits for. */
export function useSayError(): (error: unknown) => void {
  const { i18n } = useLingui();
  const toast = useToast();
  return useCallback((error) => toast(sayError(error, i18n), { tone: 'bad' }), [toast, i18n]);
}
