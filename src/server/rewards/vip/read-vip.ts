import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { wordsIn } from '#contract/languages.ts';
import type { Language } from '#contract/values.ts';
import type { VipLevelShown, vipStanding } from '#contract/vip.ts';
import type { VipLevel } from '#contract/vip-terms.ts';
import { kycStanding } from '#server/identity-documents/kyc-standing.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { startOfDayIn } from '#server/kernel/zoned-time.ts';
import { isOnBreak } from '#server/protection/is-on-break.ts';
import { shownReward } from '../grants/shown-reward.ts';
import { selectMerchant } from '../merchant-store.ts';
import { countedOf, levelWith } from './level-changes.ts';
import { monthAfter, monthOf } from './months.ts';
import { comebackOf } from './standing-rules.ts';
import {
  selectClaimableGifts,
  selectMonthBets,
  selectProgramme,
  selectStanding,
} from './vip-store.ts';

type VipStanding = AnswerOf<typeof vipStanding>;

/** In a break levels are shown as they are; gifts are not, for they would be an invitation. */
export async function readVip(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { language }: RequestOf<typeof vipStanding>,
  player: Player,
): Promise<Done<VipStanding>> {
  const now = clock.now();
  const [programme, standing, { currency, timeZone }, identity, isBreak] = await Promise.all([
    selectProgramme(database),
    selectStanding(database, player.id),
    selectMerchant(database),
    kycStanding(database, player.id),
    isOnBreak(database, { playerId: player.id, now }),
  ]);
  const month = monthOf(now, timeZone);
  const levels = programme?.terms.levels ?? [];
  const [bets, gifts] = await Promise.all([
    selectMonthBets(database, player.id, month),
    isBreak ? [] : selectClaimableGifts(database, player.id, now),
  ]);
  const counted = standing && countedOf(standing);
  const comeback = counted ? comebackOf(levels, counted) : null;
  const level = standing ? levelWith(standing.earned_level, standing, now) : 0;
  const isLifted = standing !== undefined && level > standing.earned_level;
  return done({
    currency,
    level,
    deposits: atLeastNothing(counted?.deposits),
    bets: atLeastNothing(counted?.bets),
    month: {
      bets: atLeastNothing(bets),
      endsAt: startOfDayIn(timeZone, monthAfter(month)).toISOString(),
      isGrace: standing?.risen_in === month,
    },
    comeback:
      comeback === null ? null : { level: comeback, bets: String(levels[comeback - 1]?.keep ?? 0) },
    liftedUntil: isLifted ? (standing.lifted_until?.toISOString() ?? null) : null,
    birthday: identity === 'approved' ? 'known' : 'unknown',
    levels: levels.map((one, index) => shownLevel(one, index + 1, language)),
    gifts: gifts.map(shownReward),
    asOf: now.toISOString(),
  });
}

function shownLevel(terms: VipLevel, level: number, language: Language): VipLevelShown {
  const { name, gifts } = terms;
  const given = (kind: keyof typeof gifts) => {
    const gift = gifts[kind];
    return gift ? { form: gift.form, amount: String(gift.amount) } : null;
  };
  return {
    level,
    name: wordsIn(name, language),
    deposits: String(terms.deposits),
    bets: String(terms.bets),
    keep: String(terms.keep),
    pointsPerCent: terms.pointsPerCent,
    gifts: { rise: given('rise'), month: given('month'), birthday: given('birthday') },
  };
}

function atLeastNothing(amount = 0n): string {
  return String(amount < 0n ? 0n : amount);
}
