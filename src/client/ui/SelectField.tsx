import { ChevronDown } from 'lucide-react';
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { classNames } from './class-names.ts';
import field from './Field.module.css';
import { Icon } from './Icon.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  label: ReactNode;
  /** The first thing that is wrong; it takes the hint's place. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Its options. */
  children: ReactNode;
}

/** A choice out of a few, by the phone's own list. */
export function SelectField({ label, error, hint, children, ...select }: SelectFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <span className={classNames(field.box, styles.box, error !== undefined && field.wrong)}>
        <select
          {...select}
          id={id}
          className={styles.select}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        >
          {children}
        </select>
        <Icon of={ChevronDown} />
      </span>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={error === undefined ? field.hint : field.error}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
