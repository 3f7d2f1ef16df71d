import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { WithdrawScreen } from '#client/features/withdraw/WithdrawScreen.tsx';
import {
  accountsQuery,
  termsQuery,
  withdrawalsQuery,
} from '#client/features/withdraw/withdraw-queries.ts';
import { begin } from '#client/ground/page/begin.ts';
import { Numbered, Word } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/withdraw')({
  staticData: { title: msg`Withdraw`, paint: 'device' },
  validateSearch: v.object({ withdrawal: Numbered, way: Word }),
  loader: begin(({ client, memberId }) => [
    client.prefetchQuery(termsQuery(memberId)),
    client.prefetchQuery(accountsQuery(memberId)),
    client.prefetchInfiniteQuery(withdrawalsQuery(memberId)),
  ]),
  component: WithdrawScreen,
});
