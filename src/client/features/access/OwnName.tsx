import { Trans } from '@lingui/react/macro';
import styles from './Access.module.css';

/**
 * Whose password it is. A field for password managers, which know an account by it, and for screen
 * readers; to the eye it is text, since nothing can be typed into it.
 */
export function OwnName({ account }: { account: string }) {
  return (
    <label className={styles.ownName}>
      <span>
        <Trans>User name</Trans>
      </span>
      <input name="username" autoComplete="username" readOnly tabIndex={-1} value={account} />
    </label>
  );
}
