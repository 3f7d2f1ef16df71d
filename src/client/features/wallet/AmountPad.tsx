import { useLingui } from '@lingui/react/macro';
import { Delete } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './AmountPad.module.css';
import { type PadKey, pressKey, readTyped } from './typed-amount.ts';

interface AmountPadProps {
  label: ReactNode;
  /** What was typed so far, with a point. */
  text: string;
  currency: string;
  onChange: (text: string) => void;
  /** What is wrong, or how much there is. */
  note?: ReactNode;
  isWrong?: boolean;
}

const keys: readonly PadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back'];

/** An amount and large keys for a thumb. A keyboard types into it as well; a phone's own stays down. */
export function AmountPad(props: AmountPadProps) {
  const { label, text, currency, onChange, note, isWrong = false } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const point = i18n.locale === 'es' ? ',' : '.';
  return (
    <div className={styles.entry}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box} data-wrong={isWrong || undefined}>
        <input
          id={id}
          className={styles.input}
          inputMode="none"
          autoComplete="off"
          placeholder="0"
          value={text.replace('.', point)}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            const read = readTyped(target.value, currency);
            if (read !== undefined) onChange(read);
          }}
        />
        <span className={styles.currency}>{currency}</span>
      </span>
      <p id={`${id}-note`} className={styles.note} role={isWrong ? 'alert' : undefined}>
        {note}
      </p>
      <div className={styles.pad}>
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            className={styles.key}
            aria-label={key === 'back' ? t`Take the last digit back` : undefined}
            onClick={() => onChange(pressKey(text, key, currency))}
          >
            {key === 'back' ? <Icon of={Delete} size={24} /> : key === '.' ? point : key}
          </button>
        ))}
      </div>
    </div>
  );
}
