import type { MemberInfo } from '#contract/member.ts';
import type { Language } from '#contract/values.ts';
import type { Database } from '#server/db/open.ts';
import { type Done, done, type Player, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from '#server/system/read-site.ts';
import { selectMember } from '../store.ts';

/** What the rewards room knows of a member. It stands on this one, so compose hands the reader over. */
export type MemberExtrasOf = (
  database: Database,
  of: { playerId: string; type: number; language: Language; now: Date },
) => Promise<Pick<MemberInfo, 'hasVip' | 'vipLabelName' | 'availablePromo'>>;

export async function readMember(
  app: AppContext,
  player: Player,
  { language }: Visit,
  extrasOf: MemberExtrasOf,
): Promise<Done<MemberInfo>> {
  const { id: playerId, type } = player;
  const [member, site, extras] = await Promise.all([
    selectMember(app.database, playerId),
    readSite(app, language),
    extrasOf(app.database, { playerId, type, language, now: app.clock.now() }),
  ]);
  const { confirmationDue, ...shown } = member;
  return done({
    ...shown,
    userName: member.account,
    currencySymbol: site.currencySymbol,
    ...extras,
    mustChangePassword: player.mustChange,
    mustConfirmAge: confirmationDue ?? false,
  });
}
