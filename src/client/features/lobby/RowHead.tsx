import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Go, type WayOrNone } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './RowHead.module.css';

type RowHeadProps = WayOrNone & {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
};

export function RowHead({ icon, title, children, ...way }: RowHeadProps) {
  const { t } = useLingui();
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>
        <span className={styles.icon}>
          <Icon of={icon} size={22} />
        </span>
        {title}
      </h2>
      {children}
      {way.to && (
        <Go {...way} className={styles.all} aria-label={t`See all: ${title}`}>
          <Trans>See all</Trans>
          <Icon of={ChevronRight} isDirectional size={18} />
        </Go>
      )}
    </div>
  );
}
