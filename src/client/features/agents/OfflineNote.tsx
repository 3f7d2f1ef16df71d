import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { useOfflineSince } from '#client/data/online.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import styles from './OfflineNote.module.css';

/** Stands where the players' header would say it. */
export function OfflineNote() {
  const sinceMs = useOfflineSince();
  return (
    <div role="status">
      {sinceMs !== null && (
        <p className={styles.note}>
          <Icon of={CloudOff} size={14} />
          <span>
            <Trans>
              Offline. What is kept is of <Time at={new Date(sinceMs).toISOString()} />
            </Trans>
          </span>
        </p>
      )}
    </div>
  );
}
