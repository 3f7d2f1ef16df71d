import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FavouriteScreen } from '#client/features/lobby/AccountGamesScreen.tsx';
import { listSearch } from '#client/features/lobby/list-search.ts';

export const Route = createFileRoute('/_apart/favorite')({
  staticData: { title: msg`Favourites`, paint: 'device' },
  validateSearch: listSearch,
  component: FavouriteScreen,
});
