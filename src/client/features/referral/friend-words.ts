import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#client/ui/Status.tsx';
import type { InvitedFriend } from '#contract/referral.ts';

type State = InvitedFriend['state'];

export const friendWords: Readonly<Record<State, MessageDescriptor>> = {
  open: msg`On the way`,
  'next-month': msg`Next month`,
  released: msg`Counted`,
  over: msg`Time is over`,
  'not-counted': msg`Does not count`,
};

export const friendTones: Readonly<Record<State, Tone>> = {
  open: 'info',
  'next-month': 'info',
  released: 'good',
  over: 'quiet',
  'not-counted': 'quiet',
};
