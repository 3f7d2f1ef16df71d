import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Explanation, Figures } from './contract-bills.ts';
import { AccountName, Party, Side } from './contract-parties.ts';
import { ContractKind, Terms } from './contract-terms.ts';
import { Day } from './day.ts';
import { RequestId } from './money.ts';
import { Currency, Minor, Moment, NodeId, Nothing } from './values.ts';

export const contractStates = [
  'requested',
  'valid',
  'declined',
  'termination-requested',
  'terminated',
  'expired',
  'replaced',
] as const;
const ContractState = v.picklist(contractStates);
export type ContractState = v.InferOutput<typeof ContractState>;

/** Contracts that somebody read and agreed to end; it has to be exactly those that would. */
const Ends = v.pipe(v.array(NodeId), v.maxLength(1_000));

/** A contract further down that could not stay beside another. */
const Ending = v.object({
  contractId: v.string(),
  upline: v.string(),
  downline: v.string(),
  kind: ContractKind,
  terms: Terms,
  /** It pays more than its upline would get; its period is another; or nothing stands above it any more. */
  why: v.picklist(['rate', 'period', 'line']),
});
export type Ending = v.InferOutput<typeof Ending>;

export const Contract = v.object({
  id: v.string(),
  kind: ContractKind,
  state: ContractState,
  /** Each proposal between the two on this kind is a version of its own. */
  version: v.number(),
  terms: Terms,
  /** Null: the house. */
  upline: v.nullable(Party),
  downline: Party,
  /** Which side the caller stands on. */
  mine: Side,
  proposedBy: Side,
  proposedAt: Moment,
  /** An answer of the caller is waited for: to an offer, a request or a termination request. */
  waitsForMe: v.boolean(),
  /** The caller may take the proposal back. */
  mayWithdraw: v.boolean(),
  /** The caller may ask to end it. */
  mayAskToEnd: v.boolean(),
  /** Until when an offer, a request or a termination request waits. */
  answerBy: v.nullable(Moment),
  endAskedBy: v.nullable(Side),
  /** The first and the last day that count. */
  startsOn: v.nullable(Day),
  endsOn: v.nullable(Day),
  /** What ends as soon as the caller agrees; empty while nothing waits for the caller. */
  ends: v.array(Ending),
});
export type Contract = v.InferOutput<typeof Contract>;

export const contractsAtOnce = 30;

export const waitingContracts = defineCall({
  name: 'waitingContracts',
  summary: 'What waits for the caller’s answer, for the popup after login; and which kinds are on',
  method: 'GET',
  path: '/wps/agent/contracts/waiting',
  who: 'real-member',
  request: Nothing,
  value: v.object({
    kinds: v.array(ContractKind),
    /** Of which the caller has a contract that runs, or bills: they are to be read though the kind is off. */
    billed: v.array(ContractKind),
    currency: Currency,
    list: v.array(Contract),
  }),
  refuses: [],
});

export const listContracts = defineCall({
  name: 'listContracts',
  summary: 'The caller’s contracts with the upline, or those with the direct downlines',
  method: 'GET',
  path: '/wps/agent/contracts',
  who: 'real-member',
  request: v.strictObject({
    whose: v.picklist(['mine', 'downlines']),
    kind: v.optional(ContractKind),
    /** `open` waits for an answer, `running` counts, `over` is neither. */
    are: v.optional(v.picklist(['open', 'running', 'over'])),
    /** The beginning of a downline’s name. */
    account: v.optional(AccountName),
    after: v.optional(NodeId),
  }),
  value: v.object({
    kinds: v.array(ContractKind),
    currency: Currency,
    list: v.array(Contract),
    next: v.nullable(v.string()),
    /** An agent stands above, who can be asked for a contract. */
    hasUpline: v.boolean(),
  }),
  refuses: ['agent.stopped'],
});

export const oneContract = defineCall({
  name: 'oneContract',
  summary: 'One contract that the caller is a side of, with its earlier versions',
  method: 'GET',
  path: '/wps/agent/contract',
  who: 'real-member',
  request: v.strictObject({ contractId: NodeId }),
  value: v.object({ currency: Currency, contract: Contract, versions: v.array(Contract) }),
  refuses: ['contract.unknown'],
});

export const contractEditor = defineCall({
  name: 'contractEditor',
  summary: 'What an offer to a direct downline, or a request to the upline, has to keep within',
  method: 'GET',
  path: '/wps/agent/contracts/editor',
  who: 'real-member',
  /** Without an account it is about a request to one’s own upline. */
  request: v.strictObject({ kind: ContractKind, account: v.optional(AccountName) }),
  value: v.object({
    currency: Currency,
    minorDigits: v.number(),
    party: Party,
    /** What runs between the two now. */
    current: v.nullable(Contract),
    /** What the offering side gets itself: no rate may lie above it. Null for a request. */
    above: v.nullable(Terms),
    /** Terms to begin with; style, carry and period in them are the merchant’s and cannot be changed. */
    begin: Terms,
  }),
  refuses: ['agent.stopped', 'contract.kind-off', 'contract.no-upline', 'contract.not-downline'],
});

const Simulated = v.object({ figures: Figures, explanation: Explanation });

const offerRefusals = [
  'agent.stopped',
  'contract.kind-off',
  'contract.no-upline',
  'contract.not-downline',
  'contract.tiers',
  'contract.terms',
  'contract.above-upline',
] as const;

export const simulateContract = defineCall({
  name: 'simulateContract',
  summary:
    'What terms would have paid over the last whole period, and which contracts they would end',
  method: 'POST',
  path: '/wps/agent/contracts/simulate',
  who: 'real-member',
  /** Without an account it is about oneself. */
  request: v.strictObject({ account: v.optional(AccountName), terms: Terms }),
  value: v.object({
    currency: Currency,
    from: Day,
    to: Day,
    /** By these terms. */
    offered: Simulated,
    /** By those that run now between the same two; null: none do. */
    current: v.nullable(Simulated),
    /** What the offering side would have kept of its own bill; null: it has no contract of the kind. */
    kept: v.nullable(v.object({ bill: Minor, kept: Minor })),
    ends: v.array(Ending),
  }),
  refuses: offerRefusals,
});

export const offerContract = defineCall({
  name: 'offerContract',
  summary: 'Offers a contract to a direct downline',
  method: 'POST',
  path: '/wps/agent/contracts/offer',
  who: 'agent',
  request: v.strictObject({ requestId: RequestId, account: AccountName, terms: Terms, ends: Ends }),
  value: Contract,
  refuses: ['request.conflict', ...offerRefusals, 'contract.pending', 'contract.ends-others'],
});

export const requestContract = defineCall({
  name: 'requestContract',
  summary: 'Asks the upline for a contract',
  method: 'POST',
  path: '/wps/agent/contracts/request',
  who: 'real-member',
  request: v.strictObject({ requestId: RequestId, terms: Terms, ends: Ends }),
  value: Contract,
  refuses: ['request.conflict', ...offerRefusals, 'contract.pending', 'contract.ends-others'],
});

export const answerContract = defineCall({
  name: 'answerContract',
  summary: 'Accepts or declines what the other side offered or asked for',
  method: 'POST',
  path: '/wps/agent/contracts/answer',
  who: 'real-member',
  request: v.strictObject({
    contractId: NodeId,
    answer: v.picklist(['accept', 'decline']),
    ends: Ends,
  }),
  value: Contract,
  refuses: [
    'agent.stopped',
    'contract.unknown',
    'contract.not-now',
    'contract.kind-off',
    'contract.terms',
    'contract.above-upline',
    'contract.ends-others',
    'contract.figures-behind',
  ],
});

export const withdrawContract = defineCall({
  name: 'withdrawContract',
  summary: 'Takes one’s own offer, request or termination request back before it is answered',
  method: 'POST',
  path: '/wps/agent/contracts/withdraw',
  who: 'real-member',
  request: v.strictObject({ contractId: NodeId }),
  value: Contract,
  refuses: ['contract.unknown', 'contract.not-now'],
});

export const askToEndContract = defineCall({
  name: 'askToEndContract',
  summary:
    'Asks the other side to end a contract; unanswered, it ends when the time to answer is over',
  method: 'POST',
  path: '/wps/agent/contracts/end',
  who: 'real-member',
  request: v.strictObject({ contractId: NodeId }),
  value: Contract,
  refuses: ['contract.unknown', 'contract.not-now'],
});

export const answerEndOfContract = defineCall({
  name: 'answerEndOfContract',
  summary: 'Agrees to end a contract, with all that stand on it, or keeps it',
  method: 'POST',
  path: '/wps/agent/contracts/end/answer',
  who: 'real-member',
  request: v.strictObject({
    contractId: NodeId,
    answer: v.picklist(['accept', 'decline']),
    ends: Ends,
  }),
  value: Contract,
  refuses: [
    'contract.unknown',
    'contract.not-now',
    'contract.ends-others',
    'contract.figures-behind',
  ],
});
