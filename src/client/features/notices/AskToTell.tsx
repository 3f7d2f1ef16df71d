import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { BellRing } from 'lucide-react';
import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Notices.module.css';
import { usePushDevice } from './use-push-device.ts';

const declinedAtom = atomWithStorage('push-declined-at', 0, deviceStorage(v.number()), {
  getOnInit: true,
});
const askAgainAfterMs = 30 * 24 * 60 * 60_000;

/**
 * Offered where somebody waits for something, and nowhere else: a browser asks once, and who is asked
 * before they know what for says no for good.
 */
export function AskToTell() {
  const { t } = useLingui();
  const open = useOpenOverlay();
  const [declinedAtMs, setDeclined] = useAtom(declinedAtom);
  const { support, isListening, settings, begin } = usePushDevice();
  const isOffered = support === 'install-first' || (support === 'ready' && isListening === false);
  if (!isOffered || !settings.data || Date.now() - declinedAtMs < askAgainAfterMs) return null;
  const decline = () => setDeclined(Date.now());
  return (
    <section className={styles.ask} aria-label={t`Notifications`}>
      <p className={styles.askWords}>
        <Icon of={BellRing} size={22} />
        {support === 'ready' ? (
          <Trans>
            You do not need to wait here. Shall we notify you when it is in your wallet?
          </Trans>
        ) : (
          <Trans>Add us to your home screen and we can notify you when it is in your wallet.</Trans>
        )}
      </p>
      <div className={styles.askActions}>
        <Button variant="quiet" size="s" onClick={decline}>
          <Trans>Not now</Trans>
        </Button>
        {support === 'ready' ? (
          <Button
            size="s"
            busy={begin.isPending}
            // Who says no to the browser has said it to us.
            onClick={() => begin.mutate(undefined, { onSuccess: (is) => is || decline() })}
          >
            <Trans>Notify me</Trans>
          </Button>
        ) : (
          <Button size="s" onClick={() => open({ kind: 'install' })}>
            <Trans>Show me how</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
