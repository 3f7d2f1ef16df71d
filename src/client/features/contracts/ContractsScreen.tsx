import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileSignature, X } from 'lucide-react';
import { useAgentSearch, useChangeAgentSearch } from '#client/features/agents/agent-search.ts';
import { PagedList } from '#client/ground/page/PagedList.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { ContractDetail } from './ContractDetail.tsx';
import { ContractEditor } from './ContractEditor.tsx';
import { ContractFrame } from './ContractFrame.tsx';
import { ContractRow } from './ContractRow.tsx';
import { contractsQuery, contractsWanted } from './contract-queries.ts';
import { useContractPlaces } from './use-contract-places.ts';

/** One's contracts with who stands above, and an agent's with those directly below, or one of them. */
export function ContractsScreen() {
  const { contract, edit, account } = useAgentSearch();
  if (edit === 'request') return <ContractEditor account={undefined} />;
  if (edit === 'offer' && account !== undefined) return <ContractEditor account={account} />;
  if (contract !== undefined) return <ContractDetail key={contract} contractId={contract} />;
  return <Contracts />;
}

function Contracts() {
  const { t } = useLingui();
  const { member, isAgent } = useSession();
  const wanted = contractsWanted(useAgentSearch());
  const { whose, are, account } = wanted;
  const change = useChangeAgentSearch();
  const query = useInfiniteQuery({
    ...contractsQuery(member?.id ?? '', wanted),
    enabled: member !== null,
  });
  const first = query.data?.pages[0];
  return (
    <ContractFrame>
      {isAgent && (
        <ChipRow<'mine' | 'downlines'>
          label={t`Whose contracts`}
          chips={[
            { key: 'mine', label: t`What I receive` },
            { key: 'downlines', label: t`What I pay` },
          ]}
          chosen={whose}
          onChoose={(key) => change({ whose: key, account: undefined })}
        />
      )}
      <ChipRow<'all' | 'open' | 'running' | 'over'>
        label={t`Which contracts`}
        chips={[
          { key: 'all', label: t`All` },
          { key: 'open', label: t({ message: 'Waiting', context: 'contracts' }) },
          { key: 'running', label: t`In force` },
          { key: 'over', label: t({ message: 'Over', context: 'past' }) },
        ]}
        chosen={are ?? 'all'}
        onChoose={(key) => change({ are: key === 'all' ? undefined : key })}
      />
      {account !== undefined && (
        <div>
          <Chip icon={X} isChosen onClick={() => change({ account: undefined })}>
            <Trans>Only {account}</Trans>
          </Chip>
        </div>
      )}
      <PagedList
        of={query}
        lost={<Trans>The contracts could not be loaded.</Trans>}
        lostWords={<Trans>Without a network only what you have looked at before is here.</Trans>}
        empty={<None whose={whose} />}
      >
        {(one) => (
          <ContractRow
            key={one.id}
            contract={one}
            onOpen={() => change({ contract: one.id }, { opens: true })}
          />
        )}
      </PagedList>
      <WaysOn whose={whose} account={account} hasUpline={first?.hasUpline === true} />
    </ContractFrame>
  );
}

function None({ whose }: { whose: 'mine' | 'downlines' }) {
  return (
    <EmptyState icon={FileSignature} title={<Trans>There is no contract here.</Trans>}>
      {whose === 'mine' ? (
        <Trans>What you agree on with who stands above you is listed here.</Trans>
      ) : (
        <Trans>What you agree on with those directly below you is listed here.</Trans>
      )}
    </EmptyState>
  );
}

interface WaysOnProps {
  whose: 'mine' | 'downlines';
  account: string | undefined;
  hasUpline: boolean;
}

/** From the list to what one may propose, and for members to their bills, which agents have in their reports. */
function WaysOn({ whose, account, hasUpline }: WaysOnProps) {
  const { isCentre } = useContractPlaces();
  const change = useChangeAgentSearch();
  return (
    <Stack gap={2}>
      {whose === 'mine' && hasUpline && (
        <Button
          isWide
          variant="outline"
          onClick={() => change({ edit: 'request' }, { opens: true })}
        >
          <Trans>Ask your upline for a contract</Trans>
        </Button>
      )}
      {whose === 'downlines' && account !== undefined && (
        <Button isWide variant="outline" onClick={() => change({ edit: 'offer' }, { opens: true })}>
          <Trans>Offer {account} a contract</Trans>
        </Button>
      )}
      {whose === 'downlines' && account === undefined && (
        <Button isWide variant="outline" to="/agentHome/downlineManagmentView">
          <Trans>Choose somebody to offer a contract</Trans>
        </Button>
      )}
      {!isCentre && (
        <Button isWide variant="outline" to="/member/contractBills">
          <Trans>Bills</Trans>
        </Button>
      )}
    </Stack>
  );
}
