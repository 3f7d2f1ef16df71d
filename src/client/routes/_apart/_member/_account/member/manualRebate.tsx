import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ManualRebateScreen } from '#client/features/rebate/ManualRebateScreen.tsx';
import { rebateQuery } from '#client/features/rebate/rebate-queries.ts';
import { begin } from '#client/ground/page/begin.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/manualRebate')({
  staticData: { title: msg`Manual rebate`, paint: 'device' },
  loader: begin(({ client, memberId, language }) => [
    client.prefetchQuery(rebateQuery(memberId, language)),
  ]),
  component: ManualRebateScreen,
});
