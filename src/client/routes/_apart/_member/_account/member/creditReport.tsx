import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginStatement } from '#client/features/statement/begin-statement.ts';
import { StatementScreen } from '#client/features/statement/StatementScreen.tsx';
import { Month } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/creditReport')({
  staticData: { title: msg`Credit report`, paint: 'device' },
  validateSearch: v.object({ month: Month }),
  loaderDeps: ({ search }) => search,
  loader: beginStatement,
  component: StatementScreen,
});
