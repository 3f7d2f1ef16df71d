import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText, X } from 'lucide-react';
import { PagedList } from '#client/ground/page/PagedList.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Chip } from '#client/ui/Chip.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { Row } from '#client/ui/List.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Time } from '#client/ui/Time.tsx';
import {
  type TeamTransactionGroup,
  teamTransactionFilePath,
  teamTransactionGroups,
} from '#contract/team-reports.ts';
import { AgentPage } from './AgentPage.tsx';
import { useAgentSearch, useChangeAgentSearch } from './agent-search.ts';
import { groupWords } from './agent-words.ts';
import { DaysBar } from './DaysBar.tsx';
import { FileLink } from './FileLink.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { teamTransactionsQuery } from './team-queries.ts';

/** Money in and out of the team's accounts, `agentDownlineTransactionDetailsCopy`. */
export function TeamTransactionsScreen() {
  const { t, i18n } = useLingui();
  const { member } = useSession();
  const { from, to, account, group } = useAgentSearch();
  const change = useChangeAgentSearch();
  const filters = { from, to, account, group };
  const query = useInfiniteQuery({
    ...teamTransactionsQuery(member?.id ?? '', filters),
    enabled: member !== null,
  });
  const first = query.data?.pages[0];
  return (
    <Exact>
      <AgentPage action={<FileLink path={teamTransactionFilePath} filters={filters} />}>
        <ReportTabs />
        {account !== undefined && (
          <div>
            <Chip icon={X} isChosen onClick={() => change({ account: undefined })}>
              <Trans>Only {account}</Trans>
            </Chip>
          </div>
        )}
        <DaysBar range={first?.range} />
        <ChipRow<TeamTransactionGroup | 'all'>
          label={t`Which movements`}
          chips={[
            { key: 'all' as const, label: t`All` },
            ...teamTransactionGroups.map((key) => ({ key, label: i18n._(groupWords[key]) })),
          ]}
          chosen={group ?? 'all'}
          onChoose={(key) => change({ group: key === 'all' ? undefined : key })}
        />
        <PagedList
          of={query}
          cards={5}
          lost={<Trans>The report could not be loaded.</Trans>}
          empty={
            <EmptyState icon={ReceiptText} title={<Trans>Nothing moved in these days.</Trans>} />
          }
        >
          {(one, place) => (
            <Row
              // Two transactions may look the same in every field, so the place is part of the key.
              key={`${one.at} ${one.account} ${place}`}
              title={one.account}
              note={
                <Note as="span" size="xs">
                  {i18n._(groupWords[one.group])} · <Time at={one.at} />
                </Note>
              }
              end={<Money minor={one.amount} currency={first?.currency ?? ''} isSigned />}
            />
          )}
        </PagedList>
      </AgentPage>
    </Exact>
  );
}
