import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { statusTones, statusWords } from '#client/features/missions/mission-words.ts';
import { RewardSum } from '#client/features/rewards/RewardSum.tsx';
import { useClaim } from '#client/features/rewards/use-claim.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Activity } from '#contract/activities.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { useActivity } from './activity-queries.ts';
import { reasonWords } from './activity-words.ts';

/** Beside a promotion that one can apply for: how it stands, and the form. Else nothing. */
export function ActivityBeside({ promotionId }: { promotionId: string }) {
  const { i18n } = useLingui();
  const found = useActivity(promotionId);
  if (!found) return null;
  const { activity, currency } = found;
  const { id, ask, status, form, atLeast, atMost, comment, pictures, answerBy } = activity;
  return (
    <Card as="section" data-activity={id} data-status={status}>
      <p>
        <Status tone={statusTones[status]}>
          {status === 'Join' ? <Trans>You can apply</Trans> : i18n._(statusWords[status])}
        </Status>{' '}
        <b>
          <RewardSum form={form} amount={atLeast} currency={currency} />
          {atLeast !== atMost && (
            <>
              {' – '}
              <RewardSum form={form} amount={atMost} currency={currency} />
            </>
          )}
        </b>
      </p>
      <p>{ask}</p>
      {comment !== null && (
        <Note>
          <Trans>You wrote: {comment}</Trans>{' '}
          {pictures > 0 && <Plural value={pictures} one="# picture" other="# pictures" />}
        </Note>
      )}
      {answerBy !== null && (
        <Note>
          <Trans>
            You will have an answer by <Time at={answerBy} />.
          </Trans>
        </Note>
      )}
      <Answer activity={activity} />
    </Card>
  );
}

/** What came of it, and what one can do now. */
function Answer({ activity }: { activity: Activity }) {
  const { i18n } = useLingui();
  const [isAgain, setAgain] = useState(false);
  const { id, status, reason, note, left, rewardId } = activity;
  if (rewardId !== null) return <ClaimIt rewardId={rewardId} />;
  if (status === 'Join') return left > 0 ? <ApplyForm activityId={id} /> : null;
  if (status !== 'Rejected' || reason === null) return null;
  return (
    <>
      <p>{i18n._(reasonWords[reason])}</p>
      {note !== null && <p>{note}</p>}
      {left > 0 && isAgain && <ApplyForm activityId={id} />}
      {left > 0 && !isAgain && (
        <Button variant="outline" isWide onClick={() => setAgain(true)}>
          <Trans>Apply again</Trans>
        </Button>
      )}
    </>
  );
}

function ClaimIt({ rewardId }: { rewardId: string }) {
  const { claim, busyId, error } = useClaim();
  const isOffline = useOfflineSince() !== null;
  return (
    <>
      <ErrorAlert error={error} />
      <Button
        isWide
        busy={busyId === rewardId}
        disabled={isOffline}
        onClick={() => claim(rewardId)}
      >
        <Trans>Claim</Trans>
      </Button>
    </>
  );
}
