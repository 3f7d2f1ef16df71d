import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useOpenOverlay } from '#client/features/frame/overlay.ts';
import { useSession } from '#client/features/session/session-atom.ts';
import { useToast } from '#client/ui/toasts.ts';
import { createTapGate, withIntents } from './favourite-intents.ts';
import { favouriteIdsQuery, favouriteIntentsQuery } from './favourite-queries.ts';
import { pressFavourite } from './press-favourite.ts';
import { replayFavourites } from './settle-favourite.ts';

const none: ReadonlySet<string> = new Set();

/** The member's favourites with what was just pressed; empty for a visitor. */
export function useFavouriteIds(): ReadonlySet<string> {
  const { member } = useSession();
  const memberId = member?.id ?? '';
  const enabled = member !== null;
  const { data: known } = useQuery({ ...favouriteIdsQuery(memberId), enabled });
  const { data: intents } = useQuery({ ...favouriteIntentsQuery(memberId), enabled });
  return useMemo(
    () => (enabled ? withIntents(known ?? [], intents ?? {}) : none),
    [enabled, known, intents],
  );
}

/** One gate for the whole page: the same game may show its heart in several lists. */
const isTaken = createTapGate();

/** Keeps a game or lets it go; a visitor is asked to log in. */
export function useToggleFavourite(): (nodeId: string) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const { member } = useSession();
  const open = useOpenOverlay();
  const toast = useToast();
  return useCallback(
    async (nodeId: string) => {
      if (!member) return open({ kind: 'login' });
      if (!isTaken(nodeId, performance.now())) return;
      const settled = await pressFavourite(client, member.id, nodeId);
      if (settled.outcome === 'kept') {
        toast(t`Kept on this phone. We send it when the network is back.`);
      } else if (settled.outcome === 'refused') {
        toast(settled.refused.message || t`That did not work. Try again.`, { tone: 'bad' });
        if (settled.refused.code?.startsWith('session.')) open({ kind: 'login' });
      }
    },
    [client, member, open, toast, t],
  );
}

/** Sends what was pressed without a network as soon as there is one. Once a screen. */
export function FavouriteReplay(): null {
  const client = useQueryClient();
  const { member } = useSession();
  const toast = useToast();
  useEffect(() => {
    if (!member) return;
    const replay = async () => {
      for (const refused of await replayFavourites(client, member.id)) {
        if (refused.message) toast(refused.message, { tone: 'bad' });
      }
    };
    void replay();
    addEventListener('online', replay);
    return () => removeEventListener('online', replay);
  }, [client, member, toast]);
  return null;
}
