import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GameListCenter } from '#client/features/lobby/GameListCenter.tsx';
import { loadList } from '#client/features/lobby/home-queries.ts';
import { listSearch } from '#client/features/lobby/list-search.ts';

export const Route = createFileRoute('/_apart/fish')({
  staticData: { title: msg`Fishing`, paint: 'gateway' },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => ({ vassalage: search.vassalage }),
  loader: ({ context, deps }) => loadList(context, 'FISH', deps),
  component: () => <GameListCenter gameType="FISH" />,
});
