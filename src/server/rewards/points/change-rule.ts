import * as v from 'valibot';
import { shiftDay } from '#contract/days.ts';
import { gameTypes } from '#contract/values.ts';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { selectMerchant } from '../merchant-store.ts';
import { insertRule, selectRule, selectRules } from './points-store.ts';

const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Millionths = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000_000));

/** How points are earned and converted, as a merchant writes it in a file; amounts are minor units. */
export const PointsRuleFile = v.strictObject({
  stakePerPoint: Positive,
  /** Millionths of a point by category; one that is not named earns none. */
  rates: v.pipe(
    v.record(v.picklist(gameTypes), Millionths),
    v.check((rates) => Object.keys(rates).length > 0, 'No category earns points.'),
  ),
  convert: v.optional(
    v.pipe(
      v.strictObject({ points: Positive, amount: Positive, minimum: Positive, step: Positive }),
      v.check(
        ({ points, amount, step }) => (BigInt(step) * BigInt(amount)) % BigInt(points) === 0n,
        'A step has to be a whole amount.',
      ),
    ),
  ),
  twoPeopleAbove: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type PointsRuleFile = v.InferOutput<typeof PointsRuleFile>;

/**
 * A new version that holds from the merchant's next midnight; the first one of all holds at once.
 * Undefined where another change waits for that midnight already.
 */
export async function changeRule(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  file: PointsRuleFile,
  actor: Actor,
): Promise<Date | undefined> {
  const now = clock.now();
  const { timeZone } = await selectMerchant(database);
  let from: Date | undefined;
  await inTransaction(database, async (transaction) => {
    const isFirst = (await selectRule(transaction, now)) === undefined;
    from = isFirst ? now : nextMidnight(now, timeZone);
    const { convert } = file;
    const isNew = await insertRule(transaction, {
      valid_from: from,
      stake_per_point: String(file.stakePerPoint),
      rates: JSON.stringify(file.rates),
      convert_points: convert ? String(convert.points) : null,
      convert_amount: convert ? String(convert.amount) : null,
      convert_minimum: convert ? String(convert.minimum) : null,
      convert_step: convert ? String(convert.step) : null,
      two_people_above: String(file.twoPeopleAbove),
    });
    if (!isNew) {
      from = undefined;
      return done(null);
    }
    await writeAudit(transaction, actor, 'points.rule', 'points', { from: from.toISOString() });
    return done(null);
  });
  return from;
}

/** The last that was written, whether it holds already or waits. */
export async function newestRule({ database }: Pick<AppContext, 'database'>) {
  return (await selectRules(database)).at(-1);
}

function nextMidnight(now: Date, timeZone: string): Date {
  return startOfDayIn(timeZone, shiftDay(dayIn(timeZone, now), 1));
}
