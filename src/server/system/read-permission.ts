import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { systemStatus } from '#contract/system.ts';
import { type Done, done, type Visit } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { judgeVisit } from './judge-visit.ts';
import { readSite } from './read-site.ts';

/** The one answer the app starts from; whoever is shut out gets it too, to see why. */
export async function readPermission(
  house: House,
  { language }: RequestOf<typeof systemStatus>,
  visit: Visit,
): Promise<Done<AnswerOf<typeof systemStatus>>> {
  const [info, judgement] = await Promise.all([
    readSite(house, language ?? visit.language),
    judgeVisit(house, visit.address),
  ]);
  return done({
    location: { ip: visit.address, country: judgement.country },
    maintenance: judgement.isMaintenance,
    regionRestriction: judgement.isRegionBlocked,
    maintenanceEnd: judgement.maintenanceEnd?.toISOString() ?? null,
    serverTime: house.clock.now().toISOString(),
    info,
  });
}
