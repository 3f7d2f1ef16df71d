import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Choice.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

interface ChoicesProps {
  /** What is being chosen; `label` where the screen's own heading says it already. */
  legend?: ReactNode;
  label?: string;
  hasColumns?: boolean;
  children: ReactNode;
}

/** Cards of which one is taken. */
export function Choices({ legend, label, hasColumns = false, children }: ChoicesProps) {
  return (
    <fieldset
      className={classNames(styles.choices, hasColumns && styles.columns)}
      aria-label={label}
    >
      {legend !== undefined && <legend className={styles.legend}>{legend}</legend>}
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: (value: string) => void;
  icon?: LucideIcon;
  disabled?: boolean;
  children: ReactNode;
}

export function Choice(props: ChoiceProps) {
  const { name, value, isChosen, onChoose, icon, disabled, children } = props;
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={name}
        value={value}
        disabled={disabled}
        checked={isChosen}
        onChange={() => onChoose(value)}
      />
      {icon && <Icon of={icon} size={22} />}
      <span className={styles.words}>{children}</span>
    </label>
  );
}
