import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/Button.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Device } from '#contract/sessions.ts';
import styles from './Security.module.css';

interface KnownDevicesProps {
  devices: readonly Device[];
  isPending: boolean;
  onForget: (id: string) => void;
}

/** What logs in by name and password alone, and what is to be asked for a proof again. */
export function KnownDevices({ devices, isPending, onForget }: KnownDevicesProps) {
  const { t } = useLingui();
  if (devices.length === 0) return null;
  return (
    <section className={styles.stack} aria-labelledby="known-devices">
      <h3 id="known-devices" className={styles.name}>
        <Trans>Trusted devices</Trans>
      </h3>
      <p className={styles.quiet}>
        <Trans>On any other device we ask for one more check when you log in.</Trans>
      </p>
      <ul className={styles.list}>
        {devices.map(({ id, device, address, lastSeen, isThis }) => {
          const name = device || t`Unknown device`;
          return (
            <li key={id} className={styles.session}>
              <div>
                <p className={styles.name}>{name}</p>
                <p className={styles.quiet}>
                  {address} · <Time at={lastSeen} />
                </p>
              </div>
              {isThis ? (
                <span className={styles.here}>
                  <Trans>This one</Trans>
                </span>
              ) : (
                <Button
                  variant="quiet"
                  disabled={isPending}
                  onClick={() => onForget(id)}
                  aria-label={t`Forget device: ${name}`}
                >
                  <Trans>Forget device</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
