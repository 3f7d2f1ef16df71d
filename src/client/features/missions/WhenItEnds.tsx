import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Time } from '#client/ui/Time.tsx';
import type { Mission } from '#contract/missions.ts';
import { timeLeft } from './time-left.ts';

type WhenItEndsProps = Pick<Mission, 'every' | 'beginsAt' | 'endsAt'>;

/** How long it still runs, in words that stand still: nothing counts down. */
export function WhenItEnds({ every, beginsAt, endsAt }: WhenItEndsProps) {
  const [now] = useState(() => Date.now());
  if (Date.parse(beginsAt) > now) {
    return (
      <Trans>
        Begins <Time at={beginsAt} />
      </Trans>
    );
  }
  return (
    <>
      {every === 'day' && <Trans>Today</Trans>}
      {every === 'week' && <Trans>This week</Trans>}
      {every === 'month' && <Trans>This month</Trans>}
      {every !== 'once' && ' · '}
      <Left endsAt={endsAt} now={now} />
    </>
  );
}

function Left({ endsAt, now }: { endsAt: string; now: number }) {
  const left = timeLeft(endsAt, now);
  switch (left.unit) {
    case 'over':
      return <Trans>over</Trans>;
    case 'minutes':
      return <Trans>ends within the hour</Trans>;
    case 'hours':
      return <Plural value={left.count} one="# hour left" other="# hours left" />;
    case 'days':
      return <Plural value={left.count} one="# day left" other="# days left" />;
  }
}
