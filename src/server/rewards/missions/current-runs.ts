import type { MissionTerms } from '#contract/mission-terms.ts';
import type { Database } from '#server/db/open.ts';
import { selectMerchant } from '../merchant-store.ts';
import { selectNewest, selectRuns } from './mission-store.ts';
import { isLiveAt } from './run-of.ts';
import { periodAt } from './windows.ts';

export interface CurrentRun {
  /** Null as long as nobody has anything in it. */
  id: string | null;
  terms: MissionTerms;
  beginsAt: Date;
  endsAt: Date;
}

/** What players are shown now: what runs, what will begin, each mission once. */
export async function readCurrentRuns(database: Database, now: Date): Promise<CurrentRun[]> {
  const [{ timeZone }, newest, runs] = await Promise.all([
    selectMerchant(database),
    selectNewest(database),
    selectRuns(database, now, now),
  ]);
  return newest.flatMap((mission): CurrentRun[] => {
    const run = runs.find(({ code }) => code === mission.code);
    if (run) {
      return [{ id: run.id, terms: run.terms, beginsAt: run.begins_at, endsAt: run.ends_at }];
    }
    if (!isLiveAt(mission, now)) return [];
    const { terms } = mission;
    const period = periodAt(terms.window, timeZone, now);
    if (period) return [{ id: null, terms, ...period }];
    if (terms.window.every !== 'once' || new Date(terms.window.to) <= now) return [];
    return [
      { id: null, terms, beginsAt: new Date(terms.window.from), endsAt: new Date(terms.window.to) },
    ];
  });
}
