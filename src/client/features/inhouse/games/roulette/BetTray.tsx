import { Trans, useLingui } from '@lingui/react/macro';
import { ChipMark } from '#client/features/inhouse/boards/ChipMark.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import styles from './BetTray.module.css';
import { useBetWords } from './use-bet-words.ts';

interface BetTrayProps {
  /** For the number that was touched; none where none was. */
  offers: readonly string[];
  laid: ReadonlyMap<string, bigint>;
  currency: string;
  won: ReadonlySet<string>;
  roundId: string | undefined;
  onBet: (bet: string) => void;
}

/** The bets on a few numbers to choose from, for who does not touch the lines. */
export function BetTray({ offers, laid, currency, won, roundId, onBet }: BetTrayProps) {
  const { t } = useLingui();
  const words = useBetWords();
  if (offers.length === 0) return null;
  return (
    <div className={styles.tray}>
      <p className={styles.head}>
        <Trans>Which one?</Trans>
      </p>
      <ul className={styles.bets} aria-label={t`Bets on several numbers`}>
        {offers.map((bet) => (
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
