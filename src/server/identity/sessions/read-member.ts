import type { MemberInfo } from '#contract/member.ts';
import { type Done, done, type Player, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from '#server/system/read-site.ts';
import { selectMember } from '../store.ts';

export async function readMember(
  app: AppContext,
  player: Player,
  { language }: Visit,
): Promise<Done<MemberInfo>> {
  const [member, site] = await Promise.all([
    selectMember(app.database, player.id),
    readSite(app, language),
  ]);
  const { confirmationDue, ...shown } = member;
  return done({
    ...shown,
    userName: member.account,
    currencySymbol: site.currencySymbol,
    // Ranks come with the rewards room; until then nobody has one.
    hasVip: false,
    vipLabelName: null,
    mustChangePassword: player.mustChange,
    mustConfirmAge: confirmationDue ?? false,
  });
}
