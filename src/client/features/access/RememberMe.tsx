import { Trans } from '@lingui/react/macro';
import styles from './Access.module.css';

interface RememberMeProps {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onForget: (() => void) | undefined;
}

/** For a day, on this device; taking the tick away forgets at once what this form remembered. */
export function RememberMe({ isTicked, onTick, onForget }: RememberMeProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => {
          onTick(event.target.checked);
          if (!event.target.checked) onForget?.();
        }}
      />
      <Trans>Remember me on this device for a day</Trans>
    </label>
  );
}
