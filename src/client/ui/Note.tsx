import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './Note.module.css';

interface NoteProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  size?: 'xs' | 'sm';
  /** A span where it stands in a line or in a button. */
  as?: 'p' | 'span';
}

/** Words of second rank: a hint, a time, what a figure is of. */
export function Note({ size = 'sm', as: Part = 'p', ...rest }: NoteProps) {
  return <Part {...rest} className={classNames(styles.note, size === 'xs' && styles.xs)} />;
}
