import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FavouriteScreen } from '#client/features/lobby/AccountGamesScreen.tsx';
import { beginFavourites } from '#client/features/lobby/begin-own-games.ts';
import { listSearch } from '#client/features/lobby/list-search.ts';

export const Route = createFileRoute('/_apart/favorite')({
  staticData: { title: msg`Favourites`, paint: 'device' },
  validateSearch: listSearch,
  loaderDeps: ({ search: { gameType, page } }) => ({ gameType, page }),
  loader: beginFavourites,
  component: FavouriteScreen,
});
