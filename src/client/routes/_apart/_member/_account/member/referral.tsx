import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ReferralScreen } from '#client/features/referral/ReferralScreen.tsx';
import { referralQuery } from '#client/features/referral/referral-queries.ts';
import { begin } from '#client/ground/page/begin.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/referral')({
  staticData: { title: msg`Refer and win`, paint: 'device', needs: 'referral' },
  loader: begin(({ client, memberId }) => [client.prefetchQuery(referralQuery(memberId))]),
  component: ReferralScreen,
});
