import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Target, Trophy } from 'lucide-react';
import { useOfflineSince } from '#client/data/online.ts';
import { useClaim } from '#client/features/rewards/use-claim.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { SavedAlert } from '#client/ground/errors/SavedAlert.tsx';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { missionLeaderboard, missionSummary } from '#contract/missions.ts';
import { BoardCard } from './BoardCard.tsx';
import { inOrder } from './in-order.ts';
import { MissionCard } from './MissionCard.tsx';
import { boardsQuery, missionsQuery } from './mission-queries.ts';
import { UnclaimedRewards } from './UnclaimedRewards.tsx';
import { useJoin } from './use-join.ts';

const route = getRouteApi('/_apart/_member/_account/member/missionLeaderboard');

/** Missions and boards, `missionLeaderboard`; without a network as they last stood. */
export function MissionsScreen() {
  const { t } = useLingui();
  const { member } = useSession();
  const language = useLanguage();
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const memberId = member?.id ?? '';
  const enabled = member !== null;
  const missions = useQuery({ ...missionsQuery(memberId, language), enabled });
  const boards = useQuery({ ...boardsQuery(memberId, language), enabled });
  const open = tab === 'boards' ? 'boards' : 'missions';
  const isOffline = useOfflineSince() !== null;
  return (
    <MemberPage>
      {isOffline && <SavedAlert />}
      <UnclaimedRewards missions={missions.data?.missions} />
      <Tabs
        label={t`Missions`}
        open={open}
        onOpen={(chosen) =>
          void navigate({
            search: { tab: chosen === 'boards' ? 'boards' : undefined },
            replace: true,
          })
        }
        tabs={[
          { key: 'missions', label: t`Missions`, icon: Target },
          { key: 'boards', label: t`Leaderboard`, icon: Trophy },
        ]}
      >
        {open === 'missions' ? <Missions query={missions} /> : <Boards query={boards} />}
      </Tabs>
    </MemberPage>
  );
}

function Missions({ query }: { query: UseQueryResult<ValueOf<typeof missionSummary>> }) {
  const isOffline = useOfflineSince() !== null;
  const { claim, busyId, error } = useClaim();
  const joining = useJoin();
  return (
    <Loaded of={query} lost={<Trans>Your missions could not be loaded.</Trans>}>
      {({ missions, currency, asOf }) => (
        <Stack>
          {missions.length === 0 && (
            <EmptyState icon={Target} title={<Trans>No missions right now.</Trans>}>
              <Trans>When there are new ones, you will find them here.</Trans>
            </EmptyState>
          )}
          {!isOffline && <ErrorAlert error={error ?? joining.error} />}
          {inOrder(missions).map((mission) => (
            <MissionCard
              key={mission.id}
              mission={mission}
              currency={currency}
              busyId={joining.busyId ?? busyId}
              isOffline={isOffline}
              onClaim={claim}
              onJoin={joining.join}
            />
          ))}
          <AsOf at={asOf} />
        </Stack>
      )}
    </Loaded>
  );
}

function Boards({ query }: { query: UseQueryResult<ValueOf<typeof missionLeaderboard>> }) {
  return (
    <Loaded of={query} lost={<Trans>The leaderboard could not be loaded.</Trans>}>
      {({ boards, currency, asOf }) => (
        <Stack>
          {boards.length === 0 && (
            <EmptyState icon={Trophy} title={<Trans>No leaderboard right now.</Trans>}>
              <Trans>When there is a new one, you will find it here.</Trans>
            </EmptyState>
          )}
          {boards.map((board) => (
            <BoardCard key={board.id} board={board} currency={currency} />
          ))}
          <AsOf at={asOf} />
        </Stack>
      )}
    </Loaded>
  );
}

function AsOf({ at }: { at: string }) {
  return (
    <Note size="xs">
      <Trans>
        As of <Time at={at} />. Bets count within a few seconds after they are settled.
      </Trans>
    </Note>
  );
}
