import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#client/ui/Status.tsx';
import type { BonusOffer, BonusState, MissedReason } from '#contract/bonus.ts';

export const bonusStateWords: Readonly<Record<BonusState, MessageDescriptor>> = {
  active: msg`Being played`,
  completed: msg`Played through and paid`,
  'used-up': msg`Used up`,
  expired: msg`Its time ran out`,
  'given-up': msg`Given up`,
  revoked: msg`Taken back`,
  'ended-by-break': msg`Ended with your break`,
};

export const missedWords: Readonly<Record<MissedReason, MessageDescriptor>> = {
  paused: msg`The offer was changed or paused before your deposit arrived. Nothing is to be played for it.`,
  over: msg`The offer had ended when your deposit arrived.`,
  'too-small': msg`The deposit was too small for it. Your choice stands for the next one.`,
  'no-budget': msg`All of this bonus had been given when your deposit arrived.`,
  'kyc.missing': msg`Your identity has to be checked before a first deposit brings it.`,
  'not-for-you': msg`It is given once a person, and some only with a first deposit.`,
  barred: msg`No bonuses are given to you at the moment. Your deposit is yours as ever.`,
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
