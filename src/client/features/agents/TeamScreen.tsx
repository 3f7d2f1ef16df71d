import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { PagedList } from '#client/ground/page/PagedList.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { AgentPage } from './AgentPage.tsx';
import { AsOf } from './AsOf.tsx';
import { membersWanted, useAgentSearch, useChangeAgentSearch } from './agent-search.ts';
import { DaysBar } from './DaysBar.tsx';
import { LinePath } from './LinePath.tsx';
import { MemberCard } from './MemberCard.tsx';
import { MemberRow } from './MemberRow.tsx';
import { TeamFilters } from './TeamFilters.tsx';
import { membersQuery } from './team-queries.ts';

/** Everybody below, level by level, `downlineManagmentView`, or one of them. */
export function TeamScreen() {
  const { member } = useAgentSearch();
  return member === undefined ? <Team /> : <MemberCard key={member} account={member} />;
}

function Team() {
  const { member } = useSession();
  const search = useAgentSearch();
  const { name, filter } = search;
  const change = useChangeAgentSearch();
  const query = useInfiniteQuery({
    ...membersQuery(member?.id ?? '', membersWanted(search)),
    enabled: member !== null,
  });
  const first = query.data?.pages[0];
  return (
    <AgentPage note={first && <AsOf asOf={first.asOf} lagSeconds={first.lagSeconds} />}>
      {first && (
        <LinePath path={first.path} onGo={(under) => change({ account: under }, { opens: true })} />
      )}
      <TeamFilters showsBalances={first?.showsBalances === true} />
      <DaysBar range={first?.range} />
      <PagedList
        of={query}
        cards={5}
        lost={<Trans>Your team could not be loaded.</Trans>}
        empty={<Nobody isFiltered={name !== undefined || filter !== undefined} />}
      >
        {(one) => (
          <MemberRow
            key={one.account}
            member={one}
            currency={first?.currency ?? ''}
            onOpen={() => change({ member: one.account }, { opens: true })}
            onDown={() =>
              change(
                { account: one.account, name: undefined, filter: undefined, reach: undefined },
                { opens: true },
              )
            }
          />
        )}
      </PagedList>
    </AgentPage>
  );
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  const change = useChangeAgentSearch();
  if (isFiltered) {
    return (
      <EmptyState
        icon={Users}
        title={<Trans>Nobody here is like that.</Trans>}
        action={
          <Button
            variant="outline"
            onClick={() => change({ name: undefined, filter: undefined, reach: undefined })}
          >
            <Trans>Show everybody</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={UserPlus}
      title={<Trans>Nobody stands below yet.</Trans>}
      action={
        <Button to="/agentHome/registerCenter">
          <Trans>Invite somebody</Trans>
        </Button>
      }
    >
      <Trans>Whoever registers by your link stands here from then on.</Trans>
    </EmptyState>
  );
}
