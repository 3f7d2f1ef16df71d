import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '#client/features/lobby/home-queries.ts';
import { InHouseScreen } from '#client/features/lobby/InHouseScreen.tsx';
import { listSearch } from '#client/features/lobby/list-search.ts';

export const Route = createFileRoute('/_apart/inHouse')({
  staticData: { title: msg`In-house games`, paint: 'gateway' },
  validateSearch: listSearch,
  loader: ({ context }) => loadList(context, 'INHOUSE', {}),
  component: InHouseScreen,
});
