import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#client/ui/Status.tsx';
import type {
  Carry,
  ContractKind,
  ContractPeriod,
  DividendStyle,
} from '#contract/contract-terms.ts';
import type { ContractState, Ending } from '#contract/contracts.ts';

export const kindWords: Readonly<Record<ContractKind, MessageDescriptor>> = {
  dividend: msg`Dividend`,
  daily: msg`Daily salary`,
  hourly: msg`Hourly salary`,
  realtime: msg`Real-time salary`,
};

export const stateWords: Readonly<Record<ContractState, MessageDescriptor>> = {
  requested: msg`Waiting for an answer`,
  valid: msg`In force`,
  declined: msg({ message: 'Declined', context: 'a contract' }),
  'termination-requested': msg`Asked to end`,
  terminated: msg({ message: 'Ended', context: 'a contract' }),
  expired: msg({ message: 'Expired', context: 'a contract' }),
  replaced: msg({ message: 'Replaced', context: 'a contract' }),
};

export const stateTones: Readonly<Record<ContractState, Tone>> = {
  requested: 'info',
  valid: 'good',
  declined: 'quiet',
  'termination-requested': 'bad',
  terminated: 'quiet',
  expired: 'quiet',
  replaced: 'quiet',
};

/** What the contract is about, as the first sentence of its terms. */
export const kindSentences: Readonly<Record<ContractKind, MessageDescriptor>> = {
  dividend: msg`A share of what the team lost, for each period in which it lost.`,
  daily: msg`A share of the team’s valid bets, each day.`,
  hourly: msg`A share of the team’s valid bets, each hour.`,
  realtime: msg`A share of the team’s newly settled valid bets, every 5 minutes.`,
};

export const periodWords: Readonly<Record<ContractPeriod, MessageDescriptor>> = {
  daily: msg`Counted each day.`,
  weekly: msg`Counted each week.`,
  semimonthly: msg`Counted twice a month: from the 1st to the 15th, and to the end.`,
  monthly: msg`Counted each month.`,
};

export const carryWords: Readonly<Record<Carry, MessageDescriptor>> = {
  none: msg`What the team won in an earlier period is not deducted.`,
  previous: msg`What the team won in the period before is deducted once.`,
  permanent: msg`What the team won is deducted until it is used up.`,
};

export const styleWords: Readonly<Record<DividendStyle, MessageDescriptor>> = {
  fixed: msg`A tier pays once all that it asks for is reached.`,
  floating: msg`Where the loss falls short of a tier, the tier pays in proportion; the best one counts.`,
};

export const endingWords: Readonly<Record<Ending['why'], MessageDescriptor>> = {
  rate: msg`its rate is higher than the new one allows`,
  period: msg`its period is another one`,
  line: msg`nothing would stand above it any more`,
};
