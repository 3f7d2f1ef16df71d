import type { ActivityStatus, Mission } from '#contract/missions.ts';

type StageState = Mission['stages'][number]['state'];

interface Award {
  state: 'earned' | 'granted' | 'no-budget' | 'other-account';
  grantState: string | null;
}

/** How a stage stands; `over` where its reward was not taken in time, taken back, or could not be given. */
export function stageState(award: Award | undefined): StageState {
  if (!award) return 'open';
  if (award.state === 'earned') return 'process';
  if (award.state === 'no-budget') return 'over';
  if (award.state === 'other-account') return 'rejected';
  if (award.grantState === 'claimable') return 'issued';
  if (award.grantState === 'claimed') return 'claimed';
  return award.grantState === 'waiting' ? 'process' : 'over';
}

interface Facts {
  now: Date;
  beginsAt: Date;
  endsAt: Date;
  isJoined: boolean;
  hasBudget: boolean;
  stages: readonly StageState[];
}

/** The status of a mission, of several the one that asks for something first. */
export function statusOf({
  now,
  beginsAt,
  endsAt,
  isJoined,
  hasBudget,
  stages,
}: Facts): ActivityStatus {
  if (stages.includes('issued')) return 'Issued';
  if (stages.includes('process')) return 'Process';
  if (now < beginsAt) return 'coming soon';
  if (stages.every((state) => state === 'claimed')) return 'Claimed';
  if (stages.includes('rejected') && !stages.includes('open')) return 'Rejected';
  if (now >= endsAt || !hasBudget || stages.every((state) => state !== 'open')) return 'Closed';
  return isJoined ? 'Joined' : 'Join';
}
