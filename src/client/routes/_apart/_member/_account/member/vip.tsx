import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { VipScreen } from '#client/features/vip/VipScreen.tsx';
import { vipQuery } from '#client/features/vip/vip-queries.ts';
import { begin } from '#client/ground/page/begin.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/vip')({
  staticData: { title: msg`VIP Bonus`, paint: 'device', needs: 'vip' },
  loader: begin(({ client, memberId, language }) => [
    client.prefetchQuery(vipQuery(memberId, language)),
  ]),
  component: VipScreen,
});
