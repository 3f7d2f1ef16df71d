import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#client/ui/Status.tsx';
import type { PointRecordType, RedeemStatus } from '#contract/points.ts';

export const statusWords: Readonly<Record<RedeemStatus | 'Done', MessageDescriptor>> = {
  'In Process': msg`In process`,
  Rejected: msg({ message: 'Rejected', context: 'an order of the points mall' }),
  Approved: msg({ message: 'Approved', context: 'an order of the points mall' }),
  Done: msg({ message: 'Done', context: 'a movement of points' }),
};

export const statusTones: Readonly<Record<RedeemStatus | 'Done', Tone>> = {
  'In Process': 'info',
  Rejected: 'bad',
  Approved: 'good',
  Done: 'quiet',
};

export const typeWords: Readonly<Record<PointRecordType, MessageDescriptor>> = {
  earned: msg`Earned by playing`,
  'taken-back': msg`Taken back after a correction`,
  given: msg`Reward`,
  redeemed: msg`Redeemed`,
  returned: msg`Returned`,
  converted: msg`Converted into money`,
};
