import * as activities from '#contract/activities.ts';
import * as points from '#contract/points.ts';
import { promotionTerms } from '#contract/promotion-terms.ts';
import * as rewards from '#contract/rewards.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { addPicture, applyActivity } from './activities/apply-activity.ts';
import { readActivities } from './activities/read-activities.ts';
import { claimAll, claimReward } from './grants/claim-rewards.ts';
import { countRewards, readRewards } from './grants/read-rewards.ts';
import { listOrders, readMall } from './mall/read-mall.ts';
import { redeemItem } from './mall/redeem-item.ts';
import { convertPoints } from './points/convert-points.ts';
import { listPointRecords, readPointsBalance, readPointsConfig } from './points/read-points.ts';
import { readPromotionTerms } from './read-promotion-terms.ts';

export function rewardAnswers(app: AppContext): Answer[] {
  return [
    answer(points.pointsBalance, ({ player }) => readPointsBalance(app, player)),
    answer(points.pointsReward, ({ request, player }) => readMall(app, request, player)),
    answer(points.redeemPoints, ({ request, player }) => redeemItem(app, request, player)),
    answer(points.redeemList, ({ request, player }) => listOrders(app, request, player)),
    answer(points.pointsConfig, ({ player }) => readPointsConfig(app, player)),
    answer(points.convertPoints, ({ request, player }) => convertPoints(app, request, player)),
    answer(points.memberTransactionDetail, ({ request, player }) =>
      listPointRecords(app, request, player),
    ),
    answer(promotionTerms, ({ request }) => readPromotionTerms(app, request)),
    answer(rewards.rewardCentre, ({ player }) => readRewards(app, player)),
    answer(rewards.rewardCount, ({ player }) => countRewards(app, player)),
    answer(rewards.claimReward, ({ request, player }) =>
      claimReward(app, request.rewardId, player),
    ),
    answer(activities.activities, ({ request, player }) => readActivities(app, request, player)),
    answer(activities.addActivityPicture, ({ request, player }) =>
      addPicture(app, request, player),
    ),
    answer(activities.applyActivity, ({ request, player }) => applyActivity(app, request, player)),
    answer(rewards.claimAllRewards, ({ player }) => claimAll(app, player)),
  ];
}
