import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { teamOverview } from '#contract/team.ts';
import { AgentPage } from './AgentPage.tsx';
import { AsOf } from './AsOf.tsx';
import { useAgentSearch } from './agent-search.ts';
import { ByClass } from './ByClass.tsx';
import { OverviewChart } from './OverviewChart.tsx';
import { OverviewFigures } from './OverviewFigures.tsx';
import { TeamNow } from './TeamNow.tsx';
import { overviewQuery } from './team-queries.ts';
import { WaitingNow } from './WaitingNow.tsx';
import { WindowBar } from './WindowBar.tsx';

export type Overview = ValueOf<typeof teamOverview>;

/** What the team came to, `agentTeamOverview`: the page that an agent opens on the way. */
export function OverviewScreen() {
  const { member } = useSession();
  const { window = 'day', to } = useAgentSearch();
  const query = useQuery({
    ...overviewQuery(member?.id ?? '', { window, to }),
    enabled: member !== null,
  });
  const overview = query.data;
  return (
    <AgentPage note={overview && <AsOf asOf={overview.asOf} lagSeconds={overview.lagSeconds} />}>
      <WindowBar overview={overview} />
      <Loaded
        of={query}
        cards={4}
        lost={<Trans>Your team’s figures could not be loaded.</Trans>}
        lostWords={<Trans>Without a network only what you have looked at before is here.</Trans>}
      >
        {(loaded) => (
          <>
            <WaitingNow overview={loaded} />
            <OverviewFigures overview={loaded} />
            <OverviewChart />
            <ByClass overview={loaded} />
            <TeamNow overview={loaded} />
          </>
        )}
      </Loaded>
    </AgentPage>
  );
}
