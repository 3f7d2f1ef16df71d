import type { SystemStatus } from '#contract/system.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { judgeVisit } from './judge-visit.ts';

export interface Standing {
  status: SystemStatus;
  maintenanceEnd: Date | null;
  country: string | null;
  isSameForAll: boolean;
}

/** Maintenance takes precedence over a closed region. */
export async function standingOf(app: AppContext, address: string): Promise<Standing> {
  const judgement = await judgeVisit(app, address);
  const { isMaintenance, isRegionBlocked, maintenanceEnd, country, isSameForAll } = judgement;
  const status = isMaintenance ? 1 : isRegionBlocked ? 2 : 0;
  return { status, maintenanceEnd, country, isSameForAll };
}
