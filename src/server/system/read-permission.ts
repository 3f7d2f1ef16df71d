import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { systemStatus } from '#contract/system.ts';
import { type Done, done, type Soon, type Visit } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { type Judgement, judgeVisit } from './judge-visit.ts';
import { readSite, type SiteInfo } from './read-site.ts';

/** The one answer the app starts from; whoever is shut out gets it too, to see why. */
export function readPermission(
  house: House,
  { language }: RequestOf<typeof systemStatus>,
  visit: Visit,
): Soon<Done<Permission>> {
  const info = readSite(house, language ?? visit.language);
  const judgement = judgeVisit(house, visit.address);
  if (!(info instanceof Promise || judgement instanceof Promise)) {
    return permissionOf(house, visit, info, judgement);
  }
  return Promise.all([info, judgement]).then((read) => permissionOf(house, visit, ...read));
}

function permissionOf(
  house: House,
  visit: Visit,
  info: SiteInfo,
  judgement: Judgement,
): Done<Permission> {
  return done({
    location: { ip: visit.address, country: judgement.country },
    maintenance: judgement.isMaintenance,
    regionRestriction: judgement.isRegionBlocked,
    maintenanceEnd: judgement.maintenanceEnd?.toISOString() ?? null,
    serverTime: house.clock.now().toISOString(),
    // Last, since it is sent from where it lies: all before it travels with the head.
    info,
  });
}

type Permission = AnswerOf<typeof systemStatus>;
