import { classNames } from './class-names.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** The shape of what comes, so that nothing moves when it does. */
  shape?: 'line' | 'title' | 'tile' | 'banner' | 'card' | 'circle';
  count?: number;
}

export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have nothing but their place
    <span key={place} className={classNames(styles.skeleton, styles[shape])} aria-hidden="true" />
  ));
}
