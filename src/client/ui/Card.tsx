import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';
import { classNames } from './class-names.ts';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** `info` asks for something; `raised` repeats what was chosen already. */
  look?: 'plain' | 'info' | 'raised';
  as?: 'section' | 'div';
}

/** What belongs together, on a surface of its own. */
export function Card({ look = 'plain', as: Part = 'section', ...rest }: CardProps) {
  return <Part {...rest} className={classNames(styles.card, look !== 'plain' && styles[look])} />;
}
