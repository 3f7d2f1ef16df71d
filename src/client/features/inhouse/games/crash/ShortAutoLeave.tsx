import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import styles from './ShortAutoLeave.module.css';

interface ShortAutoLeaveProps {
  slip: number;
  text: string;
  isWrong: boolean;
  /** A bet is in the air: it keeps what it was laid with. */
  isFixed: boolean;
  onText: (text: string) => void;
  end: ReactNode;
}

/** Where one of two bets leaves by itself, in one line of its slip. */
export function ShortAutoLeave(props: ShortAutoLeaveProps) {
  const { slip, text, isWrong, isFixed, onText, end } = props;
  const { t } = useLingui();
  const note = useId();
  return (
    <div className={styles.row}>
      <label className={styles.box} data-wrong={isWrong || undefined}>
        <span aria-hidden="true">
          <Trans>Auto ×</Trans>
        </span>
        <input
          aria-label={t`Auto cash-out at ×`}
          name={`leaveAt${slip}`}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          placeholder={t`By hand`}
          disabled={isFixed}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? note : undefined}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      {end}
      {isWrong && (
        <p id={note} className={styles.error} role="alert">
          <Trans>From 1.01 to 10,000</Trans>
        </p>
      )}
    </div>
  );
}
