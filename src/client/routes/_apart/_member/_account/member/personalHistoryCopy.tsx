import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { BetRecordScreen } from '#client/features/records/BetRecordScreen.tsx';
import { beginBetRecord } from '#client/features/records/begin-records.ts';
import { Numbered, recordWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/personalHistoryCopy')({
  staticData: { title: msg`Betting record`, paint: 'device' },
  validateSearch: v.object({ ...recordWords, round: Numbered }),
  loaderDeps: ({ search }) => search,
  loader: beginBetRecord,
  component: BetRecordScreen,
});
