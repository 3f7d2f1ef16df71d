import type { ContractKind } from '#contract/contract-terms.ts';
import type { DisputeVerdict } from '#contract/disputes.ts';
import type { KycReason } from '#contract/kyc-rules.ts';
import type { MessageKind } from '#contract/notices.ts';
import type { LimitKind, LimitPeriod } from '#contract/protection-rules.ts';

interface Sum {
  /** Digits of minor units. */
  amount: string;
  currency: string;
}

/** What has become of a contract between an upline and a downline. */
export type ContractNews =
  | 'offered'
  | 'requested'
  | 'accepted'
  | 'declined'
  | 'end-asked'
  | 'kept'
  | 'ended'
  | 'expired';

/** What each template is filled in with. Rows hold them for a year, so a value is added and never renamed. */
export interface Templates {
  'deposit.credited': Sum;
  'deposit.failed': Sum & { why: 'failed' | 'expired' | 'returned' };
  'refund.refused': Sum;
  'withdrawal.approved': Sum;
  'withdrawal.rejected': Sum & { reason: string };
  'withdrawal.paid': Sum & { minutes: string };
  'limit.loosened': {
    limit: LimitKind;
    period: LimitPeriod;
    /** Null: no limit of their own any more; minutes where the limit is of time. */
    amount: string | null;
    currency: string;
  };
  'kyc.approved': Record<string, never>;
  'kyc.refused': { reason: KycReason };
  'device.new': { device: string };
  'factor.gone': Record<string, never>;
  /** A bank or wallet and its last digits. */
  'payout.added': { place: string };
  'payout.removed': { place: string };
  'dispute.answered': { round: string; verdict: DisputeVerdict; answer: string };
  /** The other side's name; empty for the house. */
  'contract.news': { news: ContractNews; kind: ContractKind; other: string };
  'bill.paid': Sum & { kind: ContractKind };
  /** What the wallet lacked to pay a downline. */
  'bill.short': Sum & { kind: ContractKind };
  /** What is still open of a bill, to whoever waits for it. */
  'bill.waits': Sum & { kind: ContractKind };
  /** What is not paid any more. */
  'bill.unpaid': Sum & { kind: ContractKind; why: 'denied' | 'expired' };
  /** A draw that was taken off, and the reason as the house keeps it or an operator wrote it. */
  'lottery.voided': { name: string; numero: string; reason: string };
  /** A reward that a person of the house looks at first, and what they said. */
  'reward.waits': Sum;
  'reward.released': Sum;
  'reward.refused': Sum & { reason: string };
  /** What is to be claimed, or a bonus that is played, ends in so many hours. */
  'reward.ends': Sum & { of: 'claim' | 'bonus'; hours: '72' | '24' };
  /** What an agent above writes, in the agent's own words. */
  'agent.message': { from: string; text: string };
}

export type Template = keyof Templates;

export const kindOf: Readonly<Record<Template, MessageKind>> = {
  'deposit.credited': 'money',
  'deposit.failed': 'money',
  'refund.refused': 'money',
  'withdrawal.approved': 'money',
  'withdrawal.rejected': 'money',
  'withdrawal.paid': 'money',
  'limit.loosened': 'security',
  'kyc.approved': 'security',
  'kyc.refused': 'security',
  'device.new': 'security',
  'factor.gone': 'security',
  'payout.added': 'security',
  'payout.removed': 'security',
  'dispute.answered': 'money',
  'contract.news': 'money',
  'bill.paid': 'money',
  'bill.short': 'money',
  'bill.waits': 'money',
  'bill.unpaid': 'money',
  'lottery.voided': 'money',
  'reward.waits': 'money',
  'reward.released': 'money',
  'reward.refused': 'money',
  // It may invite to play: it waits for nobody who takes a break, and is pushed only if wanted.
  'reward.ends': 'promotions',
  // An agent's words may invite to play: they wait for nobody who takes a break, and are pushed only if wanted.
  'agent.message': 'promotions',
};

export function isTemplate(name: string): name is Template {
  return Object.hasOwn(kindOf, name);
}

export interface WordedNotice {
  title: string;
  text: string;
}

/** A template without words in one of the languages does not compile. */
export type NoticeWords = {
  readonly [Name in Template]: (values: Templates[Name]) => WordedNotice;
};
