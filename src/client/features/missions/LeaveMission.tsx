import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { OfflineAlert } from '#client/ground/errors/OfflineAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import type { Mission } from '#contract/missions.ts';
import { Figure } from './Figure.tsx';
import { useLeave } from './use-leave.ts';

interface LeaveMissionProps {
  mission: Mission;
  currency: string;
}

/** Two taps, and between them what is lost and what stays. */
export function LeaveMission({ mission, currency }: LeaveMissionProps) {
  const [isAsking, setAsking] = useState(false);
  const { leave, isBusy, error } = useLeave(mission.id);
  const isOffline = useOfflineSince() !== null;
  if (!isAsking) {
    return (
      <Button variant="outline" isWide onClick={() => setAsking(true)}>
        <Trans>Give up this mission</Trans>
      </Button>
    );
  }
  return (
    <Stack gap={3}>
      <Note>
        <Trans>You lose what has been counted so far:</Trans>
      </Note>
      <Facts>
        {mission.conditions.map(({ text, unit, counted }) => (
          <Fact key={text} name={text}>
            <Figure unit={unit} amount={counted} currency={currency} />
          </Fact>
        ))}
      </Facts>
      <Note>
        <Trans>Rewards that you have already reached stay yours, and so does all your money.</Trans>
      </Note>
      <Note>
        <WhenAgain {...mission} />
      </Note>
      {isOffline ? <OfflineAlert /> : <ErrorAlert error={error} />}
      <Button isWide busy={isBusy} disabled={isOffline} onClick={leave}>
        <Trans>Yes, give it up</Trans>
      </Button>
      <Button variant="outline" isWide onClick={() => setAsking(false)}>
        <Trans>Stay in it</Trans>
      </Button>
    </Stack>
  );
}

/** Whether it can be joined another time. */
export function WhenAgain({ offer, every }: Pick<Mission, 'offer' | 'every'>) {
  if (offer !== null || every === 'once') {
    return <Trans>It is given once a person: you cannot join it again.</Trans>;
  }
  return <Trans>You can join it again when its next period begins.</Trans>;
}
