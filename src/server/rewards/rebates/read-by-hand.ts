import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { manualRebate as Call } from '#contract/rebates.ts';
import { gameTypes } from '#contract/values.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { collectable, rateByHand, wholeOf } from './accrual.ts';
import { isByHandOn, selectLevels, selectLines } from './by-hand-store.ts';
import { listCollections } from './collect-rebate.ts';
import { ruleOfDay } from './rule-of-day.ts';

/** What has accrued, by vendor, with the rate of one's level. */
export async function readByHand(
  app: Pick<RewardContext, 'database' | 'clock'>,
  { language }: RequestOf<typeof Call>,
  player: Player,
): Promise<Done<AnswerOf<typeof Call>>> {
  const { database } = app;
  const now = app.clock.now();
  const [rule, isOn, levels, lines, collected, { currency }] = await Promise.all([
    ruleOfDay(database, now),
    isByHandOn(database),
    selectLevels(database, [player.id]),
    selectLines(database, player.id, language),
    listCollections(app, player),
    selectMerchant(database),
  ]);
  const byHand = rule?.byHand;
  const level = levels.get(player.id) ?? 0;
  const minimum = BigInt(byHand?.minimum ?? 1);
  return done({
    currency,
    isOpen: isOn && byHand !== undefined,
    level,
    lines: lines.flatMap(({ class: type, vendor, vendorName, valid, millionths }) => {
      const gameType = gameTypes.find((one) => one === type);
      if (!gameType) return [];
      const rate = byHand ? rateByHand(byHand, gameType, level) : null;
      const amount = String(wholeOf(millionths).whole);
      return [{ vendor, vendorName, gameType, valid: String(valid), rate, amount }];
    }),
    collectable: String(collectable(lines, minimum)),
    minimum: String(minimum),
    collected,
    asOf: now.toISOString(),
  });
}
