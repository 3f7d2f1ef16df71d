import { ExternalLink, type LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Plain.module.css';

interface OutsideRowProps {
  icon: LucideIcon;
  href: string;
  /** What a tap does instead of only following the address; the keyboard's and the finger's alike. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** A way out of the app, with the address it leads to written under its name. */
export function OutsideRow({ icon, href, onOpen, children }: OutsideRowProps) {
  return (
    <a
      className={styles.row}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (!onOpen) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon of={icon} size={24} />
      <span className={styles.rowWords}>
        {children}
        <span className={styles.quiet}>{breakable(href)}</span>
      </span>
      <Icon of={ExternalLink} size={18} />
    </a>
  );
}

/** The address as one reads it; a long one breaks at its slashes. */
function breakable(href: string): ReactNode {
  const parts = href.replace(/^(https:\/\/|mailto:|tel:)|\/$/g, '').split('/');
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts repeat, and their order never changes
    <Fragment key={place}>
      {place > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
