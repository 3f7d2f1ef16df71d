import { Trans, useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { Row } from '#client/ui/List.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { InvitedFriend } from '#contract/referral.ts';
import styles from './FriendRow.module.css';
import { friendTones, friendWords } from './friend-words.ts';

/** A friend, which steps are done, and which are missing. */
export function FriendRow({ friend }: { friend: InvitedFriend }) {
  const { i18n } = useLingui();
  const { name, state, isVerified, hasDeposited, hasStaked, until, countsFrom } = friend;
  return (
    <Row
      title={name}
      note={
        <>
          {state !== 'not-counted' && (
            <span className={styles.steps}>
              <Step isDone={isVerified}>
                <Trans>identity checked</Trans>
              </Step>
              <Step isDone={hasDeposited}>
                <Trans>deposited</Trans>
              </Step>
              <Step isDone={hasStaked}>
                <Trans>played</Trans>
              </Step>
            </span>
          )}
          {until !== null && (
            <Note as="span" size="xs">
              <Trans>
                Time until <Time at={until} />
              </Trans>
            </Note>
          )}
          {countsFrom !== null && (
            <Note as="span" size="xs">
              <Trans>
                Counts from <Time at={countsFrom} />
              </Trans>
            </Note>
          )}
        </>
      }
      end={<Status tone={friendTones[state]}>{i18n._(friendWords[state])}</Status>}
      data={{ 'data-state': state }}
    />
  );
}

/** Nothing where the step is not asked for. */
function Step({ isDone, children }: { isDone: boolean | null; children: ReactNode }) {
  if (isDone === null) return null;
  return (
    <span className={styles.step} data-done={isDone}>
      <Icon of={isDone ? CircleCheck : Circle} size={16} />
      <span>
        {isDone ? (
          children
        ) : (
          <Trans>
            {children}: <b>missing</b>
          </Trans>
        )}
      </span>
    </span>
  );
}
