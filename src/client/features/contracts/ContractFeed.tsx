import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { onMissed, onServerEvent } from '#client/data/server-events.ts';
import { waitingContractsQuery } from '#client/features/agents/team-queries.ts';
import { whenAtRest } from '#client/features/content/when-at-rest.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { overlayAtom } from '#client/ground/overlay/overlay-atom.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useCapability } from '#client/ground/site/use-capability.ts';
import { listBills } from '#contract/contract-bills.ts';
import { listContracts, oneContract, waitingContracts } from '#contract/contracts.ts';
import { postponedContracts } from './postponed-contracts.ts';

/** An offer opens its popup once the hands rest, never over a game or another sheet. Draws nothing. */
export function ContractFeed({ memberId }: { memberId: string }): null {
  const client = useQueryClient();
  const { isTrial } = useSession();
  const isServed = useCapability('agents');
  const open = useOpenOverlay();
  const isUncovered = useAtomValue(overlayAtom) === null;
  const isCalm = useLocation({ select: ({ pathname }) => isCalmPlace(pathname) });
  const { data } = useQuery({
    ...waitingContractsQuery(memberId),
    enabled: memberId !== '' && !isTrial && isServed,
  });
  useEffect(() => {
    const refresh = () => {
      for (const call of [waitingContracts, listContracts, oneContract, listBills]) {
        void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
      }
    };
    const stops = [onServerEvent('message.new', refresh), onMissed(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, memberId]);
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
