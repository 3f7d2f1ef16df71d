import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Camera,
  Crown,
  Gift,
  Landmark,
  type LucideIcon,
  MailOpen,
  Percent,
  RotateCcw,
  ShoppingBag,
  Target,
  Ticket,
  Trophy,
  UserRoundPlus,
} from 'lucide-react';
import type { Tone } from '#client/ui/Status.tsx';
import type { RewardSource, RewardState } from '#contract/rewards.ts';

export const sourceWords: Readonly<Record<RewardSource, MessageDescriptor>> = {
  gift: msg`A gift for you`,
  mall: msg`Points mall`,
  vip: msg`VIP gift`,
  rebate: msg`Rebate`,
  referral: msg`For a friend you invited`,
  mission: msg`Mission`,
  board: msg`Leaderboard prize`,
  deposit: msg`Deposit bonus`,
  activity: msg`Activity`,
  envelope: msg`Red envelope`,
  raffle: msg`Raffle prize`,
  cashback: msg`Cashback`,
};

export const sourceIcons: Readonly<Record<RewardSource, LucideIcon>> = {
  gift: Gift,
  mall: ShoppingBag,
  vip: Crown,
  rebate: Percent,
  referral: UserRoundPlus,
  mission: Target,
  board: Trophy,
  activity: Camera,
  envelope: MailOpen,
  raffle: Ticket,
  deposit: Landmark,
  cashback: RotateCcw,
};

export const stateWords: Readonly<Record<RewardState, MessageDescriptor>> = {
  waiting: msg`Being checked`,
  claimable: msg`To claim`,
  claimed: msg`Claimed`,
  expired: msg`Expired`,
  revoked: msg`Taken back`,
};

export const stateTones: Readonly<Record<RewardState, Tone>> = {
  waiting: 'info',
  claimable: 'info',
  claimed: 'good',
  expired: 'quiet',
  revoked: 'quiet',
};
