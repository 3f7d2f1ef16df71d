import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RecentScreen } from '#client/features/lobby/AccountGamesScreen.tsx';
import { listSearch } from '#client/features/lobby/list-search.ts';

export const Route = createFileRoute('/_apart/recent')({
  staticData: { title: msg`Recent games`, paint: 'device' },
  validateSearch: listSearch,
  component: RecentScreen,
});
