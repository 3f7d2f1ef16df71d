import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { KycScreen } from '#client/features/kyc/KycScreen.tsx';
import { ownKycQuery } from '#client/features/kyc/kyc-query.ts';
import { begin } from '#client/ground/page/begin.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/identity')({
  staticData: { title: msg`Identity check`, paint: 'device' },
  loader: begin(({ client, memberId }) => [client.prefetchQuery(ownKycQuery(memberId))]),
  component: KycScreen,
});
