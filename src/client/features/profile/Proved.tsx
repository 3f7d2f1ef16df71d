import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Proved.module.css';

/** Whether a code has shown that it is theirs. */
export function Proved({ is }: { is: boolean }) {
  return is ? (
    <span className={styles.proved}>
      <Icon of={BadgeCheck} size={16} />
      <Trans>Verified</Trans>
    </span>
  ) : (
    <span className={styles.open}>
      <Trans>Not verified</Trans>
    </span>
  );
}
