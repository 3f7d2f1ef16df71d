import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { AccountRecordScreen } from '#client/features/records/AccountRecordScreen.tsx';
import { beginAccountRecord } from '#client/features/records/begin-records.ts';
import { recordWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/transactionHistory')({
  staticData: { title: msg`Account record`, paint: 'device' },
  validateSearch: v.object(recordWords),
  loaderDeps: ({ search }) => search,
  loader: beginAccountRecord,
  component: AccountRecordScreen,
});
