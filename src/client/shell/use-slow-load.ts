import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { networkWords } from '#client/ground/errors/network-words.ts';
import { useToast } from '#client/ui/toasts.ts';

const scriptPatienceMs = 120_000;

/** A script that neither arrives nor fails says nothing by itself: after two minutes the page does. */
export function useSlowLoad(isLoading: boolean): void {
  const { t, i18n } = useLingui();
  const toast = useToast();
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => {
      const action = { label: t`Reload`, onPress: () => location.reload() };
      toast(i18n._(networkWords.slow), { tone: 'bad', action });
    }, scriptPatienceMs);
    return () => clearTimeout(timer);
  }, [isLoading, i18n, t, toast]);
}
