import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { classNames } from './class-names.ts';
import styles from './Facts.module.css';

/** Names and what they come to, a line each. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  name: ReactNode;
  /** What the lines above it add up to. */
  isSum?: boolean;
  children: ReactNode;
}

export function Fact({ name, isSum = false, children }: FactProps) {
  return (
    <div className={isSum ? styles.sum : styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CopiedFactProps {
  label: string;
  value: string;
  /** The one line of them that everything depends on. */
  isKey?: boolean;
}

/** Something to be typed into another app, and the way to take it there without typing. */
export function CopiedFact({ label, value, isKey = false }: CopiedFactProps) {
  const { t } = useLingui();
  return (
    <div className={classNames(styles.copied, isKey && styles.key)}>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        <CopyButton label={t`Copy: ${label}`} text={value} />
      </dd>
    </div>
  );
}
