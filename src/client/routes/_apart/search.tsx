import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '#client/features/lobby/list-search.ts';
import { SearchScreen } from '#client/features/lobby/SearchScreen.tsx';

export const Route = createFileRoute('/_apart/search')({
  staticData: { title: msg`Search`, paint: 'device' },
  validateSearch: listSearch,
  component: SearchScreen,
});
