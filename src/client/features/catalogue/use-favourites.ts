import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { useToast } from '#client/ui/toasts.ts';
import { findCachedGame } from './cached-games.ts';
import { favouriteIdsAtom } from './favourite-ids-atom.ts';

export function useFavouriteIds(): ReadonlySet<string> {
  return useAtomValue(favouriteIdsAtom);
}

/** Keeps a game or lets it go; a visitor is asked to log in. */
export function useToggleFavourite(): (nodeId: string) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const { member } = useSession();
  const open = useOpenOverlay();
  const toast = useToast();
  const language = useLanguage();
  return useCallback(
    async (nodeId: string) => {
      if (!member) {
        const name = findCachedGame(client, language, nodeId)?.gameName;
        return open({ kind: 'login', goOn: { why: 'favourite', name, nodeId } });
      }
      const { tapFavourite } = await import('./tap-favourite.ts');
      const settled = await tapFavourite(client, member.id, nodeId);
      if (settled?.outcome === 'kept') {
        toast(t`Saved on this phone. We will sync it when you are back online.`);
      } else if (settled?.outcome === 'refused') {
        toast(settled.refused.message || t`That did not work. Try again.`, { tone: 'bad' });
        if (settled.refused.code.startsWith('session.')) open({ kind: 'login' });
      }
    },
    [client, language, member, open, toast, t],
  );
}
