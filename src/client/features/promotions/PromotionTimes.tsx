import { Trans } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { Icon } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Promotion } from '#contract/content.ts';
import styles from './PromotionTimes.module.css';

/** From when to when it runs, by the merchant's clock; or that it has no end. */
export function PromotionTimes({ promotion }: { promotion: Promotion }) {
  return (
    <span className={styles.times}>
      <Icon of={CalendarDays} size={16} />
      <Words {...promotion} />
    </span>
  );
}

function Words({ startTime, endTime, longTerm }: Promotion) {
  if (longTerm === 1 || (!startTime && !endTime)) return <Trans>Long-term: no end date</Trans>;
  if (!endTime) {
    return (
      <Trans>
        From <Time at={startTime ?? ''} isDay />
      </Trans>
    );
  }
  if (!startTime) {
    return (
      <Trans>
        Until <Time at={endTime} isDay />
      </Trans>
    );
  }
  return (
    <span>
      <Time at={startTime} isDay /> – <Time at={endTime} isDay />
    </span>
  );
}
