import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '#client/ui/Card.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Time } from '#client/ui/Time.tsx';
import styles from './MonthRoom.module.css';
import type { Overview } from './ReferralScreen.tsx';

/** How many friends still count this month; nobody who finds no room is lost. */
export function MonthRoom({ overview }: { overview: Overview }) {
  const { released, atMost, endsAt } = overview.month;
  const name = useId();
  return (
    <Card>
      <Stack gap={2}>
        <p className={styles.line}>
          <span id={name}>
            <Trans>Friends that counted this month</Trans>
          </span>
          <b>
            <Trans>
              {released} of {atMost}
            </Trans>
          </b>
        </p>
        <progress className={styles.bar} max={atMost} value={released} aria-labelledby={name} />
        <Note size="xs">
          {released >= atMost ? (
            <Trans>
              The month is full. Who is ready now counts from <Time at={endsAt} />.
            </Trans>
          ) : (
            <Trans>
              Counts anew from <Time at={endsAt} />.
            </Trans>
          )}
        </Note>
      </Stack>
    </Card>
  );
}
