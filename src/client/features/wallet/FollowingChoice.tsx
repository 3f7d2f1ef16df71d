import { Trans } from '@lingui/react/macro';
import styles from './FollowingChoice.module.css';
import { useFollowing } from './following-query.ts';
import { useChooseFollowing } from './use-choose-following.ts';

/** Whether the balance follows into providers' games by itself: asked at the first one, changed here. */
export function FollowingChoice() {
  const { data } = useFollowing(true);
  const choose = useChooseFollowing();
  if (!data) return null;
  const isOn = choose.isPending ? choose.variables : data.isAutomatic === true;
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={choose.isPending}
        onChange={(event) => choose.mutate(event.target.checked)}
      />
      <span className={styles.words}>
        <b>
          <Trans>Take my balance along automatically</Trans>
        </b>
        <Trans>To the provider when I open a game, and back when I leave it.</Trans>
      </span>
    </label>
  );
}
