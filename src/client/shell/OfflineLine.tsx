import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { useOfflineSince } from '#client/data/online.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { formatSince } from './format-since.ts';
import styles from './OfflineLine.module.css';

/** A thin line that the header grows by: it takes its own room, so that it hides nothing of the page. */
export function OfflineLine() {
  const sinceMs = useOfflineSince();
  return <div role="status">{sinceMs !== null && <Line sinceMs={sinceMs} />}</div>;
}

function Line({ sinceMs }: { sinceMs: number }) {
  const since = formatSince(sinceMs, Date.now(), -new Date().getTimezoneOffset());
  return (
    <p className={styles.line}>
      <Icon of={CloudOff} size={14} />
      <span className={styles.words}>
        <Trans>Offline since {since} — showing what was saved</Trans>
      </span>
    </p>
  );
}
