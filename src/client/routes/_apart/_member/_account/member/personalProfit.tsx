import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginProfit } from '#client/features/records/begin-records.ts';
import { ProfitScreen } from '#client/features/records/ProfitScreen.tsx';
import { recordWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/personalProfit')({
  staticData: { title: msg`Profit and loss`, paint: 'device' },
  validateSearch: v.object(recordWords),
  loaderDeps: ({ search }) => search,
  loader: beginProfit,
  component: ProfitScreen,
});
