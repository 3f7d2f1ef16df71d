import { Trans, useLingui } from '@lingui/react/macro';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './Plain.module.css';

export function LicenceDialog() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const licence = useSite()?.licence;
  return (
    <Dialog title={t`Gaming licence`} onClose={close}>
      {licence ? (
        <div className={styles.stack}>
          <p className={styles.words}>{licence.content}</p>
          <dl className={styles.facts}>
            <dt>
              <Trans>Number</Trans>
            </dt>
            <dd>{licence.number}</dd>
            <dt>
              <Trans>Year</Trans>
            </dt>
            <dd>{licence.year}</dd>
          </dl>
          <p className={styles.quiet}>
            <Trans>Over 18 only. Gambling carries risk.</Trans>
          </p>
        </div>
      ) : (
        <Skeleton count={4} />
      )}
    </Dialog>
  );
}
