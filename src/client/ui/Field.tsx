import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'> {
  label: ReactNode;
  /** The first thing that is wrong; it takes the hint's place. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Something to press at the field's end: an eye, a search. */
  end?: ReactNode;
  isLabelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A label, a field, and beneath it what helps or what is wrong. */
export function Field(props: FieldProps) {
  const { label, error, hint, end, isLabelHidden = false, id: given, ...input } = props;
  const made = useId();
  const id = given ?? made;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={classNames(styles.label, isLabelHidden && styles.hidden)} htmlFor={id}>
        {label}
      </label>
      <span className={classNames(styles.box, error !== undefined && styles.wrong)}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        {end}
      </span>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={error === undefined ? styles.hint : styles.error}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
