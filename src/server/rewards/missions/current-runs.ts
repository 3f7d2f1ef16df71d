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
  /** A paused one runs on for who is in it, and is offered to nobody else. */
  isLive: boolean;
}

/** What players are shown now: what runs, what will begin, each mission once. */
export async function readCurrentRuns(database: Database, now: Date): Promise<CurrentRun[]> {
  const [{ timeZone }, newest, runs] = await Promise.all([
    selectMerchant(database),
    selectNewest(database),
    selectRuns(database, now, now),
  ]);
  return newest.flatMap((mission): CurrentRun[] => {
    const isLive = isLiveAt(mission, now);
    const run = runs.find(({ code }) => code === mission.code);
    if (run) {
      const { id, terms, begins_at: beginsAt, ends_at: endsAt } = run;
      return [{ id, terms, beginsAt, endsAt, isLive }];
    }
    if (!isLive) return [];
    const { terms } = mission;
    const period = periodAt(terms.window, timeZone, now);
    if (period) return [{ id: null, terms, ...period, isLive }];
    if (terms.window.every !== 'once' || new Date(terms.window.to) <= now) return [];
    const { from, to } = terms.window;
    return [{ id: null, terms, beginsAt: new Date(from), endsAt: new Date(to), isLive }];
  });
}
