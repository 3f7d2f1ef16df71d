import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RewardCentreScreen } from '#client/features/rewards/RewardCentreScreen.tsx';
import { rewardsQuery } from '#client/features/rewards/reward-queries.ts';
import { begin } from '#client/ground/page/begin.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/rewardCenter')({
  staticData: { title: msg`Reward centre`, paint: 'device' },
  loader: begin(({ client, memberId }) => [client.prefetchQuery(rewardsQuery(memberId))]),
  component: RewardCentreScreen,
});
