import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { minorUnitsOf } from '#client/ui/format-money.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { writeMoney } from '#contract/write-money.ts';
import styles from './ChipMark.module.css';

interface ChipMarkProps {
  minor: bigint | undefined;
  currency: string;
  isWon: boolean;
}

/** A chip lying on a bet, its amount cut short; said in full to who listens. */
export function ChipMark({ minor, currency, isWon }: ChipMarkProps) {
  const { t, i18n } = useLingui();
  if (minor === undefined) return null;
  const short = i18n.number(Number(minor) / minorUnitsOf(currency), {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const full = writeMoney(minor.toString(), currency, i18n.locale);
  return (
    <>
      <span className={styles.chip} data-won={isWon || undefined} aria-hidden="true">
        {isWon && <Icon of={Check} size={11} />}
        {short}
      </span>
      <VisuallyHidden>{isWon ? t`${full}, won` : full} </VisuallyHidden>
    </>
  );
}
