import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LineScreen } from '#client/features/wallet/LineScreen.tsx';
import { lineQuery } from '#client/features/wallet/wallet-queries.ts';
import { begin } from '#client/ground/page/begin.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/transferUpline')({
  staticData: { title: msg`Send in your line`, paint: 'device' },
  loader: begin(({ client, memberId }) => [client.prefetchQuery(lineQuery(memberId))]),
  component: LineScreen,
});
