import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useToast } from '#client/ui/toasts.ts';
import { readChunkLoss, reloadForChunk } from './lost-chunk.ts';
import { useSlowLoad } from './use-slow-load.ts';

/** Where a sheet or a carousel's motor is lost no screen fails, so a toast offers the reload. Once a page. */
export function ChunkLossWatch(): null {
  const { t } = useLingui();
  const toast = useToast();
  useSlowLoad(useRouterState({ select: ({ isLoading }) => isLoading }));
  useEffect(() => {
    const listen = () => {
      const answer = readChunkLoss();
      if (answer === 'offer-reload') {
        const action = { label: t`Reload`, onPress: reloadForChunk };
        toast(t`A new version is here.`, { action });
      } else if (answer === 'offline') {
        toast(t`This has not been saved yet. Open it once while online.`);
      } else {
        toast(t`Network link is abnormal, please try again`, { tone: 'bad' });
      }
    };
    addEventListener('vite:preloadError', listen);
    return () => removeEventListener('vite:preloadError', listen);
  }, [t, toast]);
  return null;
}
