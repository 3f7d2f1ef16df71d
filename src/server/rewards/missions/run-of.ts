import type { Transaction } from '#server/db/open.ts';
import {
  type MissionRow,
  openRun,
  type RunOfTerms,
  selectLiveSince,
  selectRuns,
} from './mission-store.ts';
import { periodAt } from './windows.ts';

/** Finds the runs in which moments lie, and opens those that nobody has needed before. */
export async function openFinder(
  transaction: Transaction,
  { from, to, zone }: { from: Date; to: Date; zone: string },
) {
  const runs = await selectRuns(transaction, from, to);
  const versions = await selectLiveSince(transaction, from);
  const codes = [...new Set([...runs, ...versions].map(({ code }) => code))];

  async function runsAt(at: Date): Promise<RunOfTerms[]> {
    const found: RunOfTerms[] = [];
    for (const code of codes) {
      const run = await runAt(code, at);
      if (run) found.push(run);
    }
    return found;
  }

  async function runAt(code: string, at: Date): Promise<RunOfTerms | undefined> {
    const isOf = (one: RunOfTerms) => one.code === code && one.begins_at <= at && at < one.ends_at;
    return runs.find(isOf) ?? (await openAt(code, at));
  }

  async function openAt(code: string, at: Date): Promise<RunOfTerms | undefined> {
    const version = versions.find((one) => one.code === code && isLiveAt(one, at));
    const period = version && periodAt(version.terms.window, zone, at);
    if (!version || !period) return undefined;
    const run = await openRun(transaction, version, { ...period, zone });
    runs.push(run);
    return run;
  }

  return { codes, runAt, runsAt };
}

export function isLiveAt({ published_at: from, ended_at: to }: MissionRow, at: Date): boolean {
  return from <= at && (to === null || at < to);
}
