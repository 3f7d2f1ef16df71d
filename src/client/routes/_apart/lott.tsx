import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GameCenter } from '#client/features/lobby/GameCenter.tsx';
import { loadList } from '#client/features/lobby/home-queries.ts';
import { listSearch } from '#client/features/lobby/list-search.ts';

export const Route = createFileRoute('/_apart/lott')({
  staticData: { title: msg`Lottery`, paint: 'gateway' },
  validateSearch: listSearch,
  loader: ({ context }) => loadList(context, 'LOTT', {}),
  component: () => <GameCenter gameType="LOTT" />,
});
