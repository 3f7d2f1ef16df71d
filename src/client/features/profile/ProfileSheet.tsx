import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './Profile.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import { useOwnProfileQuery } from './profile-query.ts';

/** Everything a member may tell about themselves; nothing of it has to be. */
export function ProfileSheet() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const { data, isError, refetch } = useQuery(useOwnProfileQuery());
  return (
    <Sheet title={t`Your profile`} size="tall" onClose={close}>
      {data && <ProfileForm known={data.fields} onDone={close} />}
      {!data && isError && (
        <div className={styles.stack}>
          <p className={styles.lead}>
            <Trans>Your profile could not be loaded.</Trans>
          </p>
          <Button variant="outline" isWide onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!data && !isError && (
        <div className={styles.stack}>
          <Skeleton shape="title" />
          <Skeleton shape="card" count={3} />
        </div>
      )}
    </Sheet>
  );
}
