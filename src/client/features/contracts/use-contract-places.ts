import { useLocation } from '@tanstack/react-router';
import { billPages } from '#client/features/agents/bill-pages.ts';
import type { Path } from '#client/ui/Go.tsx';
import type { ContractKind } from '#contract/contract-terms.ts';

interface ContractPlaces {
  /** The agents' centre, with its bar; else the members'. */
  isCentre: boolean;
  contracts: Path;
  /** In the agents' centre each kind of bills has a page of its own. */
  bills: (kind: ContractKind) => { to: Path; search: { kind?: ContractKind } };
}

/** Contracts and bills stand in both centres; whoever walks on stays in theirs. */
export function useContractPlaces(): ContractPlaces {
  const isCentre = useLocation({ select: ({ pathname }) => pathname.startsWith('/agentHome') });
  return isCentre
    ? {
        isCentre,
        contracts: '/agentHome/contracts',
        bills: (kind) => ({ to: billPages[kind], search: {} }),
      }
    : {
        isCentre,
        contracts: '/member/contracts',
        bills: (kind) => ({ to: '/member/contractBills', search: { kind } }),
      };
}
