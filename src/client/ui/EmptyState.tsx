import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { CutPaper } from './CutPaper.tsx';
import styles from './EmptyState.module.css';
import { Icon } from './Icon.tsx';

interface EmptyStateProps {
  /** One sentence: what is not here. */
  title: ReactNode;
  /** Why, or what would change it. */
  children?: ReactNode;
  /** One thing to do. */
  action?: ReactNode;
  icon?: LucideIcon;
}

export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <CutPaper />
      {icon && (
        <span className={styles.icon}>
          <Icon of={icon} size={30} />
        </span>
      )}
      <div className={styles.title}>{title}</div>
      {children && <p className={styles.words}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
