import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import styles from './TelegramButton.module.css';
import { useSite } from './use-site.ts';

/** Floats above the bottom bar, where the merchant has a Telegram channel; away while one reads on. */
export function TelegramButton() {
  const isAway = useReadingOn();
  const telegram = useSite()?.resources.find((one) => one.resourceType === 'TELEGRAM');
  if (!telegram) return null;
  return (
    <aside aria-label="Telegram" className={isAway ? styles.away : undefined}>
      <a className={styles.button} href={telegram.url} target="_blank" rel="noopener noreferrer">
        <Icon of={Send} size={22} />
        <VisuallyHidden>
          <Trans>Write to us on Telegram</Trans>
        </VisuallyHidden>
      </a>
    </aside>
  );
}

/** Less than this is a finger that trembles. */
const leastPx = 8;

/** True from when the page is scrolled down until it is scrolled up again. */
function useReadingOn(): boolean {
  const [isReadingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const look = () => {
      if (Math.abs(scrollY - before) < leastPx) return;
      setReadingOn(scrollY > before);
      before = scrollY;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isReadingOn;
}
