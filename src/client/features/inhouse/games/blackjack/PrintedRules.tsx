import { useLingui } from '@lingui/react/macro';
import { blackjackRules } from '#games/blackjack/blackjack.ts';
import styles from './PrintedRules.module.css';

/** What the cloth says in an arc between the dealer's place and one's own, as the game has it. */
export function PrintedRules() {
  const { t } = useLingui();
  const [naturalPays, naturalFor] = blackjackRules.naturalPays.split(':');
  const [insurancePays, insuranceFor] = blackjackRules.insurancePays.split(':');
  return (
    <svg className={styles.felt} viewBox="0 0 360 92" role="img" aria-label={t`Table rules`}>
      <path className={styles.band} d="M4 24Q180 82 356 24L350 48Q180 106 10 48Z" />
      <path id="blackjack-arc" className={styles.arc} d="M6 18Q180 76 354 18" />
      <path id="blackjack-band" className={styles.arc} d="M8 41Q180 99 352 41" />
      <text className={styles.print}>
        <textPath href="#blackjack-arc" startOffset="50%">
          {t`Blackjack pays ${naturalPays} to ${naturalFor}`}
        </textPath>
      </text>
      <text className={styles.small}>
        <textPath href="#blackjack-band" startOffset="50%">
          {blackjackRules.dealerStandsOnSoft17 && `${t`Dealer stands on all 17s`} · `}
          {t`Insurance pays ${insurancePays} to ${insuranceFor}`}
        </textPath>
      </text>
    </svg>
  );
}
