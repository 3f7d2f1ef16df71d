import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Capability } from '#contract/capabilities.ts';
import type { systemStatus } from '#contract/system.ts';
import { type Done, done, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { judgeVisit } from './judge-visit.ts';
import { readSite } from './read-site.ts';

export type CapabilitiesServed = () => readonly Capability[];

/** The one answer the app starts from; visitors who are shut out get it too, to see why. */
export async function readPermission(
  app: AppContext,
  capabilitiesServed: CapabilitiesServed,
  { language }: RequestOf<typeof systemStatus>,
  visit: Visit,
): Promise<Done<AnswerOf<typeof systemStatus>>> {
  const [info, judgement] = await Promise.all([
    readSite(app, language ?? visit.language),
    judgeVisit(app, visit.address),
  ]);
  return done({
    location: { ip: visit.address, country: judgement.country },
    maintenance: judgement.isMaintenance,
    regionRestriction: judgement.isRegionBlocked,
    maintenanceEnd: judgement.maintenanceEnd?.toISOString() ?? null,
    serverTime: app.clock.now().toISOString(),
    info: { ...info, capabilities: [...capabilitiesServed()] },
  });
}
