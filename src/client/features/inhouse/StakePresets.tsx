import { useLingui } from '@lingui/react/macro';
import { minorUnitsOf } from '#client/ui/format-money.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { writeMoney } from '#contract/write-money.ts';
import styles from './StakePresets.module.css';
import { type Bounds, presetsOf } from './stake-ladder.ts';

interface StakePresetsProps {
  bounds: Bounds;
  chosen: string;
  /** How many of it a round takes: what is written is the whole. */
  times: number;
  currency: string;
  isOfChips: boolean;
  onChoose: (minor: string) => void;
}

/** Stakes for one touch; where a game has chips, they are its chips. */
export function StakePresets(props: StakePresetsProps) {
  const { bounds, chosen, times, currency, isOfChips, onChoose } = props;
  const { t, i18n } = useLingui();
  return (
    <ul className={styles.presets} data-chips={isOfChips || undefined} aria-label={t`Stakes`}>
      {presetsOf(bounds).map((minor, place) => {
        const whole = String(BigInt(minor) * BigInt(times));
        const short = i18n.number(Number(whole) / minorUnitsOf(currency), {
          notation: 'compact',
          maximumFractionDigits: 1,
        });
        return (
          <li key={minor}>
            <button
              type="button"
              className={styles.preset}
              data-rank={place + 1}
              aria-pressed={minor === chosen}
              onClick={() => onChoose(minor)}
            >
              <span aria-hidden="true">{short}</span>
              <VisuallyHidden>{writeMoney(whole, currency, i18n.locale)}</VisuallyHidden>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
