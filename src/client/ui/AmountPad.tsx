import { useLingui } from '@lingui/react/macro';
import { Delete } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { isPartInUse, signOf } from '#contract/write-money.ts';
import styles from './AmountPad.module.css';
import { Icon } from './Icon.tsx';
import { pointOf, pressKey, readTyped, showTyped, type TypedAmount } from './typed-amount.ts';

interface AmountPadProps {
  label: string;
  currency: string;
  value: TypedAmount;
  onChange: (typed: TypedAmount) => void;
  /** Stands beneath the figure: what is wrong, or between what it has to be. */
  note?: ReactNode;
  isWrong?: boolean;
}

const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * An amount, large, with keys for a thumb. The phone's own keyboard stays away, since it would cover
 * what the amount leads to; at a desk one types, and the keys are not shown.
 */
export function AmountPad(props: AmountPadProps) {
  const { label, currency, value, onChange, note, isWrong = false } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const sign = signOf(currency);
  // An amount that nobody has typed yet is a suggestion: the first key takes its place.
  const lastTyped = useRef<TypedAmount>(undefined);
  const change = (typed: TypedAmount) => {
    lastTyped.current = typed;
    onChange(typed);
  };
  const isSuggested = () => value !== lastTyped.current;
  const press = (key: string) => {
    change(pressKey(isSuggested() && key !== 'back' ? '' : value, key, currency));
  };
  return (
    <div className={styles.amount}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.figure} data-wrong={isWrong || undefined}>
        {sign !== undefined && <span className={styles.currency}>{sign}</span>}
        <input
          id={id}
          name="amount"
          className={styles.input}
          inputMode="none"
          autoComplete="off"
          enterKeyHint="go"
          placeholder="0"
          value={showTyped(value, i18n.locale)}
          aria-invalid={isWrong || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onFocus={({ target }) => isSuggested() && target.select()}
          onChange={({ target }) => change(readTyped(target.value, currency, i18n.locale, value))}
        />
        {sign === undefined && <span className={styles.currency}>{currency}</span>}
      </span>
      {note !== undefined && (
        <p id={`${id}-note`} className={isWrong ? styles.wrong : styles.note} aria-live="polite">
          {note}
        </p>
      )}
      <fieldset className={styles.pad} aria-label={t`Number pad`}>
        {rows.map((key) => (
          <button key={key} type="button" onClick={() => press(key)}>
            {key}
          </button>
        ))}
        {isPartInUse(currency) ? (
          <button type="button" aria-label={t`Decimal point`} onClick={() => press('.')}>
            {pointOf(i18n.locale)}
          </button>
        ) : (
          <button type="button" onClick={() => press('000')}>
            000
          </button>
        )}
        <button type="button" onClick={() => press('0')}>
          0
        </button>
        <button type="button" aria-label={t`Delete the last digit`} onClick={() => press('back')}>
          <Icon of={Delete} size={22} />
        </button>
      </fieldset>
    </div>
  );
}
