import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DraftFault } from './contract-draft.ts';

export const faultWords: Readonly<Record<DraftFault, MessageDescriptor>> = {
  'rate-missing': msg`A rate between 0 and 100 %, with up to four digits behind the point.`,
  'rate-above': msg`That rate is higher than the one above it allows.`,
  'rate-order': msg`A higher tier pays a higher rate than the one before.`,
  'sales-order': msg`A higher tier asks for at least the valid bets of the one before.`,
  'loss-order': msg`A higher tier asks for at least the loss of the one before.`,
  'users-order': msg`A higher tier asks for at least the active members of the one before.`,
  'users-shape': msg`A number of members, up to a million.`,
};
