import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '#client/ui/Chip.tsx';
import styles from './BetTray.module.css';
import { ChipMark } from './ChipMark.tsx';
import { isInside } from './layout.ts';
import { useBetWords } from './use-bet-words.ts';

interface BetTrayProps {
  /** The bets to choose from for the number that was touched; none where none was. */
  offers: readonly string[];
  laid: ReadonlyMap<string, bigint>;
  currency: string;
  won: ReadonlySet<string>;
  roundId: string | undefined;
  onBet: (bet: string) => void;
}

/** Bets on a few numbers: those to choose from, or those that lie on the table. */
export function BetTray({ offers, laid, currency, won, roundId, onBet }: BetTrayProps) {
  const { t } = useLingui();
  const words = useBetWords();
  const combined = [...laid.keys()].filter((bet) => isInside(bet) && bet.includes('-'));
  const shown = offers.length > 0 ? offers : combined;
  if (shown.length === 0) return null;
  return (
    <div className={styles.tray}>
      <p className={styles.head}>
        {offers.length > 0 ? <Trans>Which one?</Trans> : <Trans>On several numbers</Trans>}
      </p>
      <ul className={styles.bets} aria-label={t`Bets on several numbers`}>
        {shown.map((bet) => (
          <li key={bet}>
            <Chip onClick={() => onBet(bet)}>{words.written(bet)}</Chip>
            <ChipMark
              minor={laid.get(bet)}
              currency={currency}
              isWon={won.has(bet)}
              key={roundId}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
