import { Trans } from '@lingui/react/macro';
import styles from './Access.module.css';
import { forgetRemembered } from './remembered-login.ts';

interface RememberMeProps {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** For a day, on this device; taking the tick away forgets at once. */
export function RememberMe({ isTicked, onTick }: RememberMeProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => {
          onTick(event.target.checked);
          if (!event.target.checked) void forgetRemembered();
        }}
      />
      <Trans>Remember me on this device for a day</Trans>
    </label>
  );
}
