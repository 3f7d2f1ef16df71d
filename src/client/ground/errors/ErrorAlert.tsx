import { useLingui } from '@lingui/react';
import { Alert } from '#client/ui/Alert.tsx';
import { sayRefusal } from './say-refusal.ts';

/** Why it did not work, above the button that tried; nothing while nothing went wrong. */
export function ErrorAlert({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  return error ? <Alert>{sayRefusal(error, i18n)}</Alert> : null;
}
