import { Trans, useLingui } from '@lingui/react/macro';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Field } from '#client/ui/Field.tsx';
import styles from '../games/crash/CrashBoard.module.css';

interface AutoLeaveProps {
  text: string;
  /** In hundredths; null where one leaves by hand, or where the text is no height. */
  height: number | null;
  isWrong: boolean;
  /** A bet is in the air: it keeps what it was laid with. */
  isFixed: boolean;
  onText: (text: string) => void;
  written: (height: number | null) => string;
}

const usual = [150, 200, 300, 500, 1_000];

/** Where a bet leaves by itself: typed, or by one touch. In sight in the air too, so that the sky stays as it is. */
export function AutoLeave({ text, height, isWrong, isFixed, onText, written }: AutoLeaveProps) {
  const { t, i18n } = useLingui();
  const figure = height === null ? '' : i18n.number(height / 100, { minimumFractionDigits: 2 });
  return (
    <fieldset className={styles.auto} disabled={isFixed}>
      <Field
        label={t`Auto cash-out at ×`}
        error={isWrong ? t`From 1.01 to 10,000` : undefined}
        name="leaveAt"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {isFixed ? (
        <p className={styles.quiet}>
          {height === null ? (
            <Trans>You leave by hand. Without your hand you fly until it bursts.</Trans>
          ) : (
            <Trans>You leave at × {figure}, or earlier by hand.</Trans>
          )}
        </p>
      ) : (
        <ChipRow
          label={t`Quick choice`}
          chips={[
            { key: '', label: t`By hand` },
            ...usual.map((one) => ({ key: written(one), label: `× ${written(one)}` })),
          ]}
          chosen={written(height)}
          onChoose={onText}
        />
      )}
    </fieldset>
  );
}
