import { wordsIn } from '#contract/languages.ts';
import type { MemberInfo } from '#contract/member.ts';
import type { Language } from '#contract/values.ts';
import type { Database } from '#server/db/open.ts';
import { levelWith } from './level-changes.ts';
import { selectProgramme, selectStanding } from './vip-store.ts';

/**
 * Every member of a merchant with levels has VIP; the label is the level's name, and null before the
 * first one.
 */
export async function readVipLabel(
  database: Database,
  { playerId, language, now }: { playerId: string; language: Language; now: Date },
): Promise<Pick<MemberInfo, 'hasVip' | 'vipLabelName'>> {
  const [programme, standing] = await Promise.all([
    selectProgramme(database),
    selectStanding(database, playerId),
  ]);
  if (!programme) return { hasVip: false, vipLabelName: null };
  const level = standing
    ? programme.terms.levels[levelWith(standing.earned_level, standing, now) - 1]
    : undefined;
  return { hasVip: true, vipLabelName: level ? wordsIn(level.name, language) : null };
}
