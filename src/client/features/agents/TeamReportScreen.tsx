import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { PagedList } from '#client/ground/page/PagedList.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { type ReportRows, teamReportFilePath } from '#contract/team-reports.ts';
import { AgentPage } from './AgentPage.tsx';
import { AsOf } from './AsOf.tsx';
import { reportWanted, useAgentSearch, useChangeAgentSearch } from './agent-search.ts';
import { ClassField } from './ClassField.tsx';
import { DaysBar } from './DaysBar.tsx';
import { FileLink } from './FileLink.tsx';
import { LinePath } from './LinePath.tsx';
import { MemberBets } from './MemberBets.tsx';
import { ReportRow } from './ReportRow.tsx';
import { ReportSum } from './ReportSum.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { reportQuery } from './team-queries.ts';
import { useDrillDown } from './use-drill-down.ts';

/** What a report is about: what was bet, or who won and lost. */
export type ReportAbout = 'bets' | 'profit';

/** A team's bets, `personalHistoryCopy`, with a member's own at the end of the way down. */
export function TeamBettingScreen() {
  const { look, account } = useAgentSearch();
  if (look === 'bets' && account !== undefined) return <MemberBets account={account} />;
  return <TeamReport about="bets" />;
}

/** A team's profit and loss, `palStatementsAgentCopy`. */
export function ProfitAndLossScreen() {
  return <TeamReport about="profit" />;
}

function TeamReport({ about }: { about: ReportAbout }) {
  const { t } = useLingui();
  const { member } = useSession();
  const change = useChangeAgentSearch();
  const filters = reportWanted(useAgentSearch());
  const { by } = filters;
  const query = useInfiniteQuery({
    ...reportQuery(member?.id ?? '', filters),
    enabled: member !== null,
  });
  const first = query.data?.pages[0];
  const drillDown = useDrillDown(by, first?.path.at(-1));
  return (
    <AgentPage
      note={first && <AsOf asOf={first.asOf} lagSeconds={first.lagSeconds} />}
      action={<FileLink path={teamReportFilePath} filters={filters} />}
    >
      <ReportTabs />
      {first && (
        <LinePath path={first.path} onGo={(to) => change({ account: to }, { opens: true })} />
      )}
      <DaysBar range={first?.range} />
      <ChipRow<ReportRows>
        label={t`Each line is`}
        chips={[
          { key: 'day', label: t`By day` },
          { key: 'class', label: t`By kind of game` },
          { key: 'member', label: t`By member` },
        ]}
        chosen={by}
        onChoose={(key) => change({ by: key })}
      />
      <ClassField />
      {first?.sum && <ReportSum figures={first.sum} currency={first.currency} />}
      <PagedList
        of={query}
        cards={5}
        lost={<Trans>The report could not be loaded.</Trans>}
        empty={
          <EmptyState icon={FileText} title={<Trans>Nothing happened in these days.</Trans>}>
            <Trans>Other days or another kind of game may have something.</Trans>
          </EmptyState>
        }
      >
        {(line) => (
          <ReportRow
            key={line.key}
            {...{ line, by, about }}
            currency={first?.currency ?? ''}
            onOpen={() => drillDown(line)}
          />
        )}
      </PagedList>
    </AgentPage>
  );
}
