import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Headset, type LucideIcon, MessageCircle, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Icon } from '#client/ui/Icon.tsx';
import type { Resource } from '#contract/system.ts';
import styles from './RightBar.module.css';

/** Download, service, Telegram and Messenger at the edge of wide screens. */
export function RightBar() {
  const { t } = useLingui();
  const open = useOpenOverlay();
  const site = useSite();
  const find = (type: Resource['resourceType']) =>
    site?.resources.find((one) => one.resourceType === type);
  return (
    <aside className={styles.bar} aria-label={t`Quick access`}>
      <button type="button" className={styles.entry} onClick={() => open({ kind: 'app-download' })}>
        <Icon of={Download} />
        <Trans>App</Trans>
      </button>
      <button
        type="button"
        className={styles.entry}
        onClick={() => open({ kind: 'customer-service' })}
      >
        <Icon of={Headset} />
        <Trans>Service</Trans>
      </button>
      <Outside resource={find('TELEGRAM')} icon={Send}>
        Telegram
      </Outside>
      <Outside resource={find('MESSENGER')} icon={MessageCircle}>
        Messenger
      </Outside>
    </aside>
  );
}

function Outside(props: { resource?: Resource; icon: LucideIcon; children: ReactNode }) {
  if (!props.resource) return null;
  return (
    <a className={styles.entry} href={props.resource.url} target="_blank" rel="noopener noreferrer">
      <Icon of={props.icon} />
      {props.children}
    </a>
  );
}
