import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOfflineSince } from '#client/data/online.ts';
import { RewardRow } from '#client/features/rewards/RewardRow.tsx';
import { rewardsQuery } from '#client/features/rewards/reward-queries.ts';
import { useClaim } from '#client/features/rewards/use-claim.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { List } from '#client/ui/List.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { Mission } from '#contract/missions.ts';
import { useMissionCount } from './mission-queries.ts';

interface UnclaimedRewardsProps {
  /** Whose cards have a button of their own; undefined until they are there. */
  missions: readonly Mission[] | undefined;
}

/** Prizes of boards, and of missions whose period is over: the badge counts them, and no card holds them. */
export function UnclaimedRewards({ missions }: UnclaimedRewardsProps) {
  const { member } = useSession();
  const isOffline = useOfflineSince() !== null;
  const count = useMissionCount();
  const { data } = useQuery({ ...rewardsQuery(member?.id ?? ''), enabled: count > 0 });
  const { claim, busyId, error } = useClaim();
  const onCards = new Set(missions?.flatMap(({ stages }) => stages.map((stage) => stage.rewardId)));
  const unclaimed = data?.claimable.filter(
    ({ id, source }) => (source === 'mission' || source === 'board') && !onCards.has(id),
  );
  if (!missions || !data || count === 0 || !unclaimed?.length) return null;
  return (
    <Section heading={<Trans>Ready to claim</Trans>}>
      {!isOffline && <ErrorAlert error={error} />}
      <List>
        {unclaimed.map((reward) => (
          <RewardRow
            key={reward.id}
            reward={reward}
            currency={data.currency}
            action={
              <Button
                size="s"
                busy={busyId === reward.id}
                disabled={isOffline}
                onClick={() => claim(reward.id)}
              >
                <Trans>Claim</Trans>
              </Button>
            }
          />
        ))}
      </List>
    </Section>
  );
}
