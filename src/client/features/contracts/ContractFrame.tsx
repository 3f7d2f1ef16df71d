import type { ReactNode } from 'react';
import { AgentPage } from '#client/features/agents/AgentPage.tsx';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import type { Path } from '#client/ui/Go.tsx';
import { useContractPlaces } from './use-contract-places.ts';

interface ContractFrameProps {
  children: ReactNode;
  /** What it is called, where that is not its route's title. */
  title?: string;
  /** Opened out of a list, to which the arrow leads back. */
  back?: Path;
  action?: ReactNode;
}

/** The page around contracts and bills: the agents' centre or the members'. */
export function ContractFrame({ children, title, back, action }: ContractFrameProps) {
  const { isCentre } = useContractPlaces();
  if (!isCentre) {
    return (
      <MemberPage title={title} action={action}>
        {children}
      </MemberPage>
    );
  }
  return (
    <AgentPage title={title} back={back} action={action}>
      {children}
    </AgentPage>
  );
}
