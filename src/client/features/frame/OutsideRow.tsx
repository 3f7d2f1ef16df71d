import { ExternalLink, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Plain.module.css';

interface OutsideRowProps {
  icon: LucideIcon;
  href: string;
  children: ReactNode;
}

/** A way out of the app, with the address it leads to written under its name. */
export function OutsideRow({ icon, href, children }: OutsideRowProps) {
  return (
    <a className={styles.row} href={href} target="_blank" rel="noopener noreferrer">
      <Icon of={icon} size={24} />
      <span className={styles.rowWords}>
        {children}
        <span className={styles.quiet}>{href.replace(/^(https:\/\/|mailto:|tel:)|\/$/g, '')}</span>
      </span>
      <Icon of={ExternalLink} size={18} />
    </a>
  );
}
