import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { waitingContractsQuery } from '#client/features/agents/team-queries.ts';
import { whenAtRest } from '#client/features/content/when-at-rest.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { overlayAtom } from '#client/ground/overlay/overlay-atom.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useCapability } from '#client/ground/site/use-capability.ts';
import { postponedContracts } from './postponed-contracts.ts';

/** An offer opens its popup once the hands rest, never over a game or another sheet. Draws nothing. */
export function ContractFeed({ memberId }: { memberId: string }): null {
  const { isTrial } = useSession();
  const isServed = useCapability('agents');
  const open = useOpenOverlay();
  const isUncovered = useAtomValue(overlayAtom) === null;
  const isCalm = useLocation({ select: ({ pathname }) => isCalmPlace(pathname) });
  const { data } = useQuery({
    ...waitingContractsQuery(memberId),
    enabled: memberId !== '' && !isTrial && isServed,
  });
  const list = data?.list;
  useEffect(() => {
    if (!list || !isUncovered || !isCalm) return;
    const isDue = () => {
      const postponed = postponedContracts();
      return list.some(({ id }) => !postponed.has(id));
    };
    if (!isDue()) return;
    return whenAtRest(() => isDue() && open({ kind: 'contract' }));
  }, [list, isUncovered, isCalm, open]);
  return null;
}

/** Not where somebody plays or moves money, nor where the contract is being read anyway. */
function isCalmPlace(pathname: string): boolean {
  const [, first = '', page = ''] = pathname.split('/');
  if (first === '') return true;
  if (first === 'agentHome') return page !== 'contracts';
  return first === 'member' && (page === '' || calmPages.has(page));
}

const calmPages = new Set(['securityCenter', 'messageV2', 'rewardCenter', 'contractBills']);
