import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './CodeField.module.css';
import { classNames } from './class-names.ts';

interface CodeFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'onChange'> {
  label: ReactNode;
  value: string;
  error?: ReactNode;
  onChange: (event: { target: { value: string } }) => void;
}

/** Places of a code that somebody was sent, or that an authenticator shows. */
const places = [0, 1, 2, 3, 4, 5];

/**
 * A code of six digits, a box each. It is one field all the same: the phone offers the code that has just
 * come, a paste fills it whole, and a screen reader reads one field.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, value, error, onChange, ...input } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={classNames(styles.boxes, error !== undefined && styles.wrong)}>
        <input
          {...input}
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-note`}
          onChange={({ target }) => onChange({ target: { value: digitsOf(target.value) } })}
        />
        {places.map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={styles.box}
            data-next={place === Math.min(value.length, places.length - 1) || undefined}
          >
            {value[place]}
          </span>
        ))}
      </span>
      {error !== undefined && (
        <p id={`${id}-note`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Without the spaces that mails and messages put in, and out of a Chinese keyboard's full width. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, places.length);
}
