import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { DepositScreen } from '#client/features/deposit/DepositScreen.tsx';
import { depositsQuery, methodsQuery } from '#client/features/deposit/deposit-queries.ts';
import { begin } from '#client/ground/page/begin.ts';
import { Uuid, Word } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/depositv2')({
  staticData: { title: msg`Deposit`, paint: 'device' },
  validateSearch: v.object({ deposit: Uuid, way: Word }),
  loader: begin(({ client, memberId, language }) => [
    client.prefetchQuery(methodsQuery(memberId, language)),
    client.prefetchInfiniteQuery(depositsQuery(memberId, language)),
  ]),
  component: DepositScreen,
});
