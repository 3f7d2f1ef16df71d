import type { Mission } from '#contract/missions.ts';

/** The stage that the bars lead to: the first that is open, else the last. */
export function nextStage({ stages }: Pick<Mission, 'stages'>): number {
  const open = stages.findIndex(({ state }) => state === 'open');
  return open === -1 ? stages.length - 1 : open;
}
