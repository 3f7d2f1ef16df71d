import '#client/ui/card-tokens.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useTimes } from '#client/features/inhouse/boards/use-times.ts';
import type { BingoCardView } from '#games/bingo/bingo.ts';
import { freeCell } from '#games/bingo/card.ts';
import styles from './BingoCard.module.css';
import { markCard } from './bingo-card.ts';

interface BingoCardProps {
  card: BingoCardView;
  calls: readonly number[];
}

/** Five columns of five; it marks itself as the balls are called. */
export function BingoCard({ card, calls }: BingoCardProps) {
  const { t } = useLingui();
  const times = useTimes();
  const { marked, inLine, lineAt, houseAt, missing, ...told } = markCard(card.numbers, calls);
  const multiplier = times(told.multiplier);
  const number = card.card + 1;
  return (
    <figure className={styles.card} data-won={told.multiplier !== '0' || undefined}>
      <div className={styles.head} aria-hidden="true">
        {[...'BINGO'].map((letter) => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      <ol className={styles.cells} aria-label={t`Card ${number}`}>
        {card.numbers.map((shown, cell) => (
          <li
            key={shown}
            data-marked={marked[cell] || undefined}
            data-line={inLine[cell] || undefined}
            aria-label={shown === 0 ? t`free` : marked[cell] ? t`${shown}, marked` : String(shown)}
          >
            {cell === freeCell ? '★' : shown}
          </li>
        ))}
      </ol>
      <figcaption className={styles.told}>
        {houseAt !== null ? (
          <Trans>
            Full house at {houseAt}: × {multiplier}
          </Trans>
        ) : lineAt !== null ? (
          <Trans>
            Line at {lineAt}: × {multiplier}
          </Trans>
        ) : (
          <Plural value={missing} one="# to a line" other="# to a line" />
        )}
      </figcaption>
    </figure>
  );
}
