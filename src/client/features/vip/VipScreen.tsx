import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useOfflineSince } from '#client/data/online.ts';
import { RewardRow } from '#client/features/rewards/RewardRow.tsx';
import { useClaim } from '#client/features/rewards/use-claim.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { SavedAlert } from '#client/ground/errors/SavedAlert.tsx';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { List } from '#client/ui/List.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { vipStanding } from '#contract/vip.ts';
import { KeepCard } from './KeepCard.tsx';
import { LevelCard } from './LevelCard.tsx';
import { StandingCard } from './StandingCard.tsx';
import { vipQuery } from './vip-queries.ts';

export type Standing = ValueOf<typeof vipStanding>;

/** One's level, what leads to the next and what keeps it; without a network as it last stood. */
export function VipScreen() {
  const { member } = useSession();
  const language = useLanguage();
  const query = useQuery({ ...vipQuery(member?.id ?? '', language), enabled: member !== null });
  const isOffline = useOfflineSince() !== null;
  return (
    <MemberPage>
      {isOffline && <SavedAlert />}
      <Loaded of={query} lost={<Trans>Your VIP level could not be loaded.</Trans>}>
        {(standing) => <Levels standing={standing} isOffline={isOffline} />}
      </Loaded>
    </MemberPage>
  );
}

function Levels({ standing, isOffline }: { standing: Standing; isOffline: boolean }) {
  const { levels, level, gifts, currency, asOf, birthday } = standing;
  if (levels.length === 0) {
    return (
      <EmptyState icon={Crown} title={<Trans>There are no VIP levels yet.</Trans>}>
        <Trans>When there are, you will find yours here.</Trans>
      </EmptyState>
    );
  }
  return (
    <Stack>
      <StandingCard standing={standing} />
      <KeepCard standing={standing} />
      {gifts.length > 0 && <Gifts standing={standing} isOffline={isOffline} />}
      <Section heading={<Trans>What each level brings</Trans>}>
        <Stack gap={3}>
          {levels.map((one) => (
            <LevelCard
              key={one.level}
              level={one}
              currency={currency}
              isOwn={one.level === level}
            />
          ))}
        </Stack>
      </Section>
      <Note size="xs">
        {birthday === 'unknown' && (
          <>
            <Trans>
              Birthday gifts come on the date in your papers, once your identity is checked.
            </Trans>{' '}
          </>
        )}
        <Trans>A level changes no deposit limit and no loss limit.</Trans>{' '}
        <Trans>
          As of <Time at={asOf} />. Bets count within a few seconds after they are settled.
        </Trans>
      </Note>
    </Stack>
  );
}

function Gifts({ standing, isOffline }: { standing: Standing; isOffline: boolean }) {
  const { gifts, currency } = standing;
  const { claim, busyId, error } = useClaim();
  return (
    <Section heading={<Trans>Gifts for you</Trans>}>
      {!isOffline && <ErrorAlert error={error} />}
      <List>
        {gifts.map((gift) => (
          <RewardRow
            key={gift.id}
            reward={gift}
            currency={currency}
            action={
              <Button
                size="s"
                busy={busyId === gift.id}
                disabled={isOffline}
                onClick={() => claim(gift.id)}
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
