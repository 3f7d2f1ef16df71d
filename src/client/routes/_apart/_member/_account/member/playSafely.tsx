import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlaySafelyScreen } from '#client/features/protection/PlaySafelyScreen.tsx';
import {
  historyQuery,
  protectionQuery,
  sessionFactsQuery,
} from '#client/features/protection/protection-queries.ts';
import { begin } from '#client/ground/page/begin.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/playSafely')({
  staticData: { title: msg`Play safely`, paint: 'device' },
  loader: begin(({ client, memberId }) => [
    client.prefetchQuery(protectionQuery(memberId)),
    client.prefetchQuery(sessionFactsQuery(memberId)),
    client.prefetchInfiniteQuery(historyQuery(memberId)),
  ]),
  component: PlaySafelyScreen,
});
