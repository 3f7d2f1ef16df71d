import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { OutsideRow } from './OutsideRow.tsx';
import { openHandedOver } from './open-handed-over.ts';
import styles from './Plain.module.css';

/** The official mirrors, by region. */
export function MirrorsDialog() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const site = useSite();
  const { isLogin, isTrial } = useSession();
  const isReal = isLogin && !isTrial;
  const regions = Object.entries(
    Object.groupBy(site?.domainRoute ?? [], (mirror) => mirror.region),
  );
  return (
    <Sheet title={t`Official web addresses`} onClose={close}>
      <div className={styles.stack}>
        <p className={styles.words}>
          <Trans>
            Our other official addresses. Check the address before you enter your password.
          </Trans>
        </p>
        {site && regions.length === 0 && (
          <EmptyState
            icon={ShieldCheck}
            title={<Trans>There is only one address: {site.mainDomain}</Trans>}
          />
        )}
        {regions.map(([region, mirrors]) => (
          <section key={region} className={styles.list} aria-label={region}>
            <h3 className={styles.heading}>{region}</h3>
            {mirrors?.map((mirror) => (
              <OutsideRow
                key={mirror.url}
                icon={ShieldCheck}
                href={mirror.url}
                onOpen={isReal ? () => openHandedOver(mirror.url) : undefined}
              >
                {mirror.title}
              </OutsideRow>
            ))}
          </section>
        ))}
      </div>
    </Sheet>
  );
}
