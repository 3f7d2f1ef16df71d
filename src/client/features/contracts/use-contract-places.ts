import { useLocation } from '@tanstack/react-router';
import { billPages } from '#client/features/agents/bill-pages.ts';
import type { ContractKind } from '#contract/contract-terms.ts';

const ofAgents = {
  /** The agents' centre, with its bar; else the members'. */
  isCentre: true,
  contracts: '/agentHome/contracts',
  /** Here each kind of bills has a page of its own. */
  bills: (kind: ContractKind) => ({ to: billPages[kind], search: {} }),
} as const;

const ofMembers = {
  isCentre: false,
  contracts: '/member/contracts',
  bills: (kind: ContractKind) => ({ to: '/member/contractBills', search: { kind } }) as const,
} as const;

/** Contracts and bills stand in both centres; whoever walks on stays in theirs. */
export function useContractPlaces(): typeof ofAgents | typeof ofMembers {
  const isCentre = useLocation({ select: ({ pathname }) => pathname.startsWith('/agentHome') });
  return isCentre ? ofAgents : ofMembers;
}
