import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { classNames } from './class-names.ts';

interface AlertProps {
  tone?: 'bad' | 'info' | 'good';
  /** Read out when there is a pause, for what is no answer to a press. */
  isPolite?: boolean;
  children: ReactNode;
}

/** One or two sentences that somebody has to read before they go on. */
export function Alert({ tone = 'bad', isPolite = tone !== 'bad', children }: AlertProps) {
  return (
    <p role={isPolite ? 'status' : 'alert'} className={classNames(styles.alert, styles[tone])}>
      {children}
    </p>
  );
}
