import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Status.module.css';

export type Tone = 'info' | 'good' | 'bad' | 'quiet';

/** How something stands, in a word or two. The words say it; the colour only helps to find it. */
export function Status({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames(styles.status, styles[tone])}>{children}</span>;
}
