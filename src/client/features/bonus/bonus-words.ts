import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#client/ui/Status.tsx';
import type { BonusOffer, BonusState } from '#contract/bonus.ts';

export const bonusStateWords: Readonly<Record<BonusState, MessageDescriptor>> = {
  active: msg`Being played`,
  completed: msg`Played through and paid`,
  'used-up': msg`Used up`,
  expired: msg`Its time ran out`,
  'given-up': msg`Given up`,
  revoked: msg`Taken back`,
  'ended-by-break': msg`Ended with your break`,
};

export const offerStatusWords: Readonly<Record<BonusOffer['status'], MessageDescriptor>> = {
  Join: msg`Open to you`,
  Joined: msg`Chosen for your next deposit`,
  Claimed: msg`Yours already`,
  Closed: msg`Closed`,
};

export const offerStatusTones: Readonly<Record<BonusOffer['status'], Tone>> = {
  Join: 'info',
  Joined: 'info',
  Claimed: 'good',
  Closed: 'quiet',
};
