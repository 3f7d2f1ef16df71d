import { Trans } from '@lingui/react/macro';
import { GiveUpInTwoTaps } from '#client/features/bonus/GiveUpInTwoTaps.tsx';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { Note } from '#client/ui/Note.tsx';
import type { Mission } from '#contract/missions.ts';
import { Figure } from './Figure.tsx';
import { useLeave } from './use-leave.ts';

interface LeaveMissionProps {
  mission: Mission;
  currency: string;
}

/** Two taps, and between them what is lost and what stays. */
export function LeaveMission({ mission, currency }: LeaveMissionProps) {
  const { leave, isBusy, error } = useLeave(mission.id);
  return (
    <GiveUpInTwoTaps
      label={<Trans>Give up this mission</Trans>}
      stay={<Trans>Stay in it</Trans>}
      error={error}
      isBusy={isBusy}
      onGiveUp={leave}
    >
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
    </GiveUpInTwoTaps>
  );
}

/** Whether it can be joined another time. */
export function WhenAgain({ offer, every }: Pick<Mission, 'offer' | 'every'>) {
  if (offer !== null || every === 'once') {
    return <Trans>It is given once a person: you cannot join it again.</Trans>;
  }
  return <Trans>You can join it again when its next period begins.</Trans>;
}
