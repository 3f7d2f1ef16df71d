import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { Entry } from '#client/ground/page/Entry.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Status } from '#client/ui/Status.tsx';
import { contractsQuery } from './contract-queries.ts';

/** The member centre's way to contracts, for whoever has one or is offered one. */
export function ContractsEntry() {
  const { member, isAgent, isTrial } = useSession();
  const { data } = useInfiniteQuery({
    ...contractsQuery(member?.id ?? '', { whose: 'mine' }),
    enabled: member !== null && !isTrial && !isAgent,
  });
  const list = data?.pages[0]?.list ?? [];
  if (isAgent || list.length === 0) return null;
  return (
    <Entry
      icon={FileSignature}
      to="/member/contracts"
      state={
        list.some(({ waitsForMe }) => waitsForMe) && (
          <Status tone="bad">
            <Trans>Your answer</Trans>
          </Status>
        )
      }
    >
      <Trans>Contracts</Trans>
    </Entry>
  );
}
