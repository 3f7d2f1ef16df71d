import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#client/ui/Status.tsx';
import type { ActivityStatus, Mission } from '#contract/missions.ts';

export const statusWords: Readonly<Record<ActivityStatus, MessageDescriptor>> = {
  Join: msg`Join`,
  Applying: msg`Applying`,
  Rejected: msg`Rejected`,
  Issued: msg`Issued`,
  Claimed: msg`Claimed`,
  Process: msg`In process`,
  Joined: msg`Joined`,
  Closed: msg`Closed`,
  'coming soon': msg`Coming soon`,
};

export const statusTones: Readonly<Record<ActivityStatus, Tone>> = {
  Join: 'info',
  Applying: 'info',
  Rejected: 'bad',
  Issued: 'good',
  Claimed: 'good',
  Process: 'info',
  Joined: 'info',
  Closed: 'quiet',
  'coming soon': 'quiet',
};

type StageState = Mission['stages'][number]['state'];

export const stageWords: Readonly<Record<StageState, MessageDescriptor>> = {
  open: msg`Still open`,
  process: msg`In process`,
  issued: msg`To claim`,
  claimed: msg`Claimed`,
  over: msg`No longer given`,
  rejected: msg`Given to your other account`,
};
