import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { Icon } from '#client/ui/Icon.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import styles from './TelegramButton.module.css';
import { useSite } from './use-site.ts';

/** Floats above the bottom bar, where the merchant has a Telegram channel. */
export function TelegramButton() {
  const telegram = useSite()?.resources.find((one) => one.resourceType === 'TELEGRAM');
  if (!telegram) return null;
  return (
    <aside aria-label="Telegram">
      <a className={styles.button} href={telegram.url} target="_blank" rel="noopener noreferrer">
        <Icon of={Send} size={22} />
        <VisuallyHidden>
          <Trans>Write to us on Telegram</Trans>
        </VisuallyHidden>
      </a>
    </aside>
  );
}
