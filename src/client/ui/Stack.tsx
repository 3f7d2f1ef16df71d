import type { FormHTMLAttributes, HTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './Stack.module.css';

interface StackProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> {
  /** Steps of the house's spacing; forms and screens take the fourth. */
  gap?: 1 | 2 | 3 | 4 | 5;
  as?: 'div' | 'section';
  ref?: Ref<HTMLDivElement>;
}

/** Parts below each other at equal distances; nothing in it grows wider than the stack. */
export function Stack({ gap = 4, as: Part = 'div', ...rest }: StackProps) {
  return <Part {...rest} className={classNames(styles.stack, styles[`gap${gap}`])} />;
}

type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style' | 'noValidate'> & {
  ref?: Ref<HTMLFormElement>;
};

/** A stack that is sent. What is wrong is said by our fields, in our words, never by the browser. */
export function Form(props: FormProps) {
  return <form {...props} className={styles.stack} noValidate />;
}
