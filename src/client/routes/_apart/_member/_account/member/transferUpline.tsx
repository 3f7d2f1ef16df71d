import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LineScreen } from '#client/features/wallet/LineScreen.tsx';
import { lineQuery } from '#client/features/wallet/wallet-queries.ts';
import { begin } from '#client/ground/page/begin.ts';
import { Word } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/transferUpline')({
  staticData: { title: msg`Send in your line`, paint: 'device' },
  validateSearch: v.object({ account: Word }),
  loader: begin(({ client, memberId }) => [client.prefetchQuery(lineQuery(memberId))]),
  component: LineScreen,
});
