import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useChangeAgentSearch } from '#client/features/agents/agent-search.ts';
import { waitingContractsQuery } from '#client/features/agents/team-queries.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import type { ContractKind } from '#contract/contract-terms.ts';
import { kindWords } from './contract-words.ts';

/** From kind to kind, of those that the merchant has and those that there are bills of. */
export function KindTabs({ kind }: { kind: ContractKind }) {
  const { t, i18n } = useLingui();
  const { member } = useSession();
  const change = useChangeAgentSearch();
  const { data } = useQuery({
    ...waitingContractsQuery(member?.id ?? ''),
    enabled: member !== null,
  });
  const kinds = [...new Set([...(data?.kinds ?? []), ...(data?.billed ?? []), kind])];
  return (
    <ChipRow<ContractKind>
      label={t`Kind of contract`}
      chips={kinds.map((key) => ({ key, label: i18n._(kindWords[key]) }))}
      chosen={kind}
      onChoose={(key) => change({ kind: key })}
    />
  );
}
