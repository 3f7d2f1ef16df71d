import { type MemberInfo, trialType } from '#contract/member.ts';
import type { Language } from '#contract/values.ts';
import type { Database } from '#server/db/open.ts';
import { isReferralOpen } from './referral/is-referral-open.ts';
import { readVipLabel } from './vip/vip-label.ts';

interface Member {
  playerId: string;
  type: number;
  language: Language;
  now: Date;
}

/** What member info says of levels and promotions; somebody on trial has neither. */
export async function readMemberExtras(
  database: Database,
  member: Member,
): Promise<Pick<MemberInfo, 'hasVip' | 'vipLabelName' | 'availablePromo'>> {
  if (member.type === trialType) {
    return {
      hasVip: false,
      vipLabelName: null,
      availablePromo: { REFERRAL: { enabled: false } },
    };
  }
  const [label, enabled] = await Promise.all([
    readVipLabel(database, member),
    isReferralOpen(database, member),
  ]);
  return { ...label, availablePromo: { REFERRAL: { enabled } } };
}
