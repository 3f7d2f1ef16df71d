import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'aria-label'> {
  /** What it does, in words: it is all that a screen reader has. */
  label: string;
  icon?: LucideIcon;
  /** A drawing of one's own in the icon's place. */
  children?: ReactNode;
  variant?: 'plain' | 'raised' | 'over-picture';
  isFilled?: boolean;
  isDirectional?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, children, variant = 'plain', isFilled = false, ...rest } = props;
  const { isDirectional, ...attributes } = rest;
  return (
    <button
      type="button"
      {...attributes}
      className={classNames(styles.button, styles[variant])}
      aria-label={label}
      title={label}
    >
      {icon ? (
        <Icon of={icon} size={22} isFilled={isFilled} isDirectional={isDirectional} />
      ) : (
        children
      )}
    </button>
  );
}
