import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { onBackOnline } from '#client/data/online.ts';
import { useToast } from '#client/ui/toasts.ts';
import { favouriteIdsAtom, noFavourites } from './favourite-ids-atom.ts';
import { withIntents } from './favourite-intents.ts';
import { favouriteIdsQuery, favouriteIntentsQuery } from './favourite-queries.ts';
import { replayFavourites } from './settle-favourite.ts';
// Fetched with the feed, so that the first heart somebody presses is not kept waiting.
import './tap-favourite.ts';

/** Carries a member's favourites into their atom; mounted once, while somebody is logged in. */
export function FavouriteFeed({ memberId }: { memberId: string }): null {
  const { data: known } = useQuery(favouriteIdsQuery(memberId));
  const { data: intents } = useQuery(favouriteIntentsQuery(memberId));
  const setIds = useSetAtom(favouriteIdsAtom);
  useEffect(() => setIds(withIntents(known ?? [], intents ?? {})), [known, intents, setIds]);
  useEffect(() => () => setIds(noFavourites), [setIds]);
  useReplay(memberId);
  return null;
}

/** Sends what was pressed without a network as soon as there is one. */
function useReplay(memberId: string): void {
  const client = useQueryClient();
  const toast = useToast();
  useEffect(() => {
    const replay = async () => {
      for (const refused of await replayFavourites(client, memberId)) {
        if (refused.message) toast(refused.message, { tone: 'bad' });
      }
    };
    void replay();
    return onBackOnline(replay);
  }, [client, memberId, toast]);
}
