import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Star } from 'lucide-react';
import { useId } from 'react';
import { RewardSum } from '#client/features/rewards/RewardSum.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Mission } from '#contract/missions.ts';
import { Figure } from './Figure.tsx';
import { LeaveMission, WhenAgain } from './LeaveMission.tsx';
import styles from './MissionCard.module.css';
import { stageWords, statusTones, statusWords } from './mission-words.ts';
import { nextStage } from './next-stage.ts';
import { OfferTerms } from './OfferTerms.tsx';
import { WhenItEnds } from './WhenItEnds.tsx';

interface MissionCardProps {
  mission: Mission;
  currency: string;
  /** The reward that is being claimed, or the mission that is being joined. */
  busyId: string | null;
  isOffline: boolean;
  onClaim: (rewardId: string) => void;
  onJoin: (missionId: string) => void;
}

/** One mission: what counts, how far one is, and what each stage brings. */
export function MissionCard(props: MissionCardProps) {
  const { mission, currency, busyId, isOffline, onClaim, onJoin } = props;
  const { i18n } = useLingui();
  const { id, title, status, match, conditions, stages } = mission;
  const heading = useId();
  return (
    <article
      className={styles.card}
      aria-labelledby={heading}
      data-mission={id}
      data-status={status}
    >
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <Status tone={statusTones[status]}>{i18n._(statusWords[status])}</Status>
        <Note size="xs">
          <WhenItEnds {...mission} />
        </Note>
      </div>
      {mission.offer && <OfferTerms mission={mission} offer={mission.offer} currency={currency} />}
      {conditions.length > 1 && (
        <Note>{match === 'all' ? <Trans>All of these</Trans> : <Trans>Any of these</Trans>}</Note>
      )}
      {conditions.map((condition) => (
        <Bar
          key={condition.text}
          condition={condition}
          stage={nextStage(mission)}
          currency={currency}
        />
      ))}
      <ol className={styles.stages}>
        {stages.map((stage, index) => (
          <Stage
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is known by its place alone
            key={index}
            stage={stage}
            goals={conditions.map(({ unit, goals }) => ({ unit, goal: goals[index] ?? '0' }))}
            currency={currency}
            action={
              stage.rewardId === null ? undefined : (
                <Button
                  size="s"
                  busy={busyId === stage.rewardId}
                  disabled={isOffline}
                  onClick={() => onClaim(stage.rewardId ?? '')}
                >
                  <Trans>Claim</Trans>
                </Button>
              )
            }
          />
        ))}
      </ol>
      {status === 'Join' && (
        <Button isWide busy={busyId === id} disabled={isOffline} onClick={() => onJoin(id)}>
          <Trans>Join</Trans>
        </Button>
      )}
      {mission.mayLeave && <LeaveMission mission={mission} currency={currency} />}
      {mission.leftAt !== null && (
        <Note>
          <Trans>
            You gave it up on <Time at={mission.leftAt} />.
          </Trans>{' '}
          <WhenAgain {...mission} />
        </Note>
      )}
    </article>
  );
}

interface BarProps {
  condition: Mission['conditions'][number];
  stage: number;
  currency: string;
}

function Bar({ condition, stage, currency }: BarProps) {
  const { text, unit, counted, goals } = condition;
  const goal = goals[stage] ?? '1';
  const name = useId();
  return (
    <div className={styles.condition}>
      <p id={name} className={styles.text}>
        {text}
      </p>
      <progress
        className={styles.bar}
        max={1}
        value={Math.min(1, Number(counted) / Number(goal))}
        aria-labelledby={name}
      />
      <p className={styles.figures}>
        <b>
          <Figure unit={unit} amount={counted} currency={currency} />
        </b>{' '}
        <Trans>
          of <Figure unit={unit} amount={goal} currency={currency} />
        </Trans>
      </p>
    </div>
  );
}

interface StageProps {
  stage: Mission['stages'][number];
  goals: readonly { unit: 'money' | 'times'; goal: string }[];
  currency: string;
  action: React.ReactNode;
}

function Stage({ stage, goals, currency, action }: StageProps) {
  const { i18n } = useLingui();
  const { form, amount, state } = stage;
  return (
    <li className={styles.stage} data-state={state}>
      <span className={styles.coin}>
        <Icon of={state === 'claimed' ? Check : Star} size={18} />
      </span>
      <span className={styles.reward}>
        <b>
          <RewardSum form={form} amount={amount} currency={currency} />
        </b>
        <Note as="span" size="xs">
          {goals.map(({ unit, goal }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: in the order of the bars above
            <span key={index}>
              {index > 0 && ' + '}
              <Figure unit={unit} amount={goal} currency={currency} />
            </span>
          ))}
        </Note>
      </span>
      {action ?? <span className={styles.state}>{i18n._(stageWords[state])}</span>}
    </li>
  );
}
