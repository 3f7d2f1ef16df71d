import type { SystemStatus } from '#contract/system.ts';
import type { House } from '#server/house.ts';
import { judgeVisit } from './judge-visit.ts';

export interface Standing {
  status: SystemStatus;
  maintenanceEnd: Date | null;
  country: string | null;
}

/** Maintenance takes precedence over a closed region. */
export async function standingOf(house: House, address: string): Promise<Standing> {
  const { isMaintenance, isRegionBlocked, maintenanceEnd, country } = await judgeVisit(
    house,
    address,
  );
  const status = isMaintenance ? 1 : isRegionBlocked ? 2 : 0;
  return { status, maintenanceEnd, country };
}
