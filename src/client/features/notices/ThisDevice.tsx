import { Trans } from '@lingui/react/macro';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import styles from './Notices.module.css';
import type { usePushDevice } from './use-push-device.ts';

/** Whether this one is told, and what stands in the way where it cannot be. */
export function ThisDevice({ device }: { device: ReturnType<typeof usePushDevice> }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <Trans>This device</Trans>
      </h2>
      <Standing device={device} />
    </section>
  );
}

function Standing({ device }: { device: ReturnType<typeof usePushDevice> }) {
  const open = useOpenOverlay();
  const { support, isListening, begin, end } = device;
  if (support === 'none') {
    return (
      <p className={styles.lead}>
        <Trans>This browser does not support notifications. Your messages are still here.</Trans>
      </p>
    );
  }
  if (support === 'install-first') {
    return (
      <>
        <p className={styles.lead}>
          <Trans>
            On iPhone, notifications work only for apps on your home screen. Add us there first.
          </Trans>
        </p>
        <Button isWide variant="outline" onClick={() => open({ kind: 'install' })}>
          <Trans>Show me how</Trans>
        </Button>
      </>
    );
  }
  if (support === 'blocked') {
    return (
      <p className={styles.lead}>
        <Trans>
          Notifications are blocked in your browser. Allow them for this site in its settings, then
          come back.
        </Trans>
      </p>
    );
  }
  if (isListening) {
    return (
      <>
        <p className={styles.lead}>
          <Trans>Notifications are on, even while the app is closed.</Trans>
        </p>
        <Button isWide variant="outline" busy={end.isPending} onClick={() => end.mutate()}>
          <Trans>Turn off</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={styles.lead}>
        <Trans>We can notify you when your money moves, even while the app is closed.</Trans>
      </p>
      <Button isWide busy={begin.isPending} onClick={() => begin.mutate()}>
        <Trans>Turn on</Trans>
      </Button>
    </>
  );
}
