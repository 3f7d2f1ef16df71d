import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { useOfflineSince } from '#client/data/online.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { formatSince } from './format-since.ts';
import styles from './OfflineLine.module.css';

/** A thin line under the header; it lies over the page, so that nothing moves when it comes or goes. */
export function OfflineLine() {
  const sinceMs = useOfflineSince();
  return (
    <div className={styles.place} role="status">
      {sinceMs !== null && <Line sinceMs={sinceMs} />}
    </div>
  );
}

function Line({ sinceMs }: { sinceMs: number }) {
  const since = formatSince(sinceMs, Date.now(), -new Date().getTimezoneOffset());
  return (
    <p className={styles.line}>
      <Icon of={CloudOff} size={14} />
      <Trans>Offline since {since} — showing what was saved</Trans>
    </p>
  );
}
