import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { cashbackQuery } from '#client/features/cashback/cashback-query.ts';
import { RewardCentreScreen } from '#client/features/rewards/RewardCentreScreen.tsx';
import { rewardsQuery } from '#client/features/rewards/reward-queries.ts';
import { begin } from '#client/ground/page/begin.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/rewardCenter')({
  staticData: { title: msg`Reward centre`, paint: 'device', needs: 'rewards' },
  loader: begin(({ client, memberId, language }) => [
    client.prefetchQuery(rewardsQuery(memberId)),
    client.prefetchQuery(cashbackQuery(memberId, language)),
  ]),
  component: RewardCentreScreen,
});
