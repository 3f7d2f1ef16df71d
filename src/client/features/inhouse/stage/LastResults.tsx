import { useLingui } from '@lingui/react/macro';
import type { HouseRound } from '#contract/inhouse.ts';
import styles from './LastResults.module.css';
import { type ResultMark, resultMark } from './result-mark.ts';

const boardPlaces = Array.from({ length: 12 }, (_, place) => place);

interface LastResultsProps {
  rounds: readonly HouseRound[];
  /** Twelve on a board, as beside a roulette's wheel; else a row that scrolls. */
  isBoard?: boolean;
}

/** What the last rounds came to, the newest first. Nothing follows from it for the next. */
export function LastResults({ rounds, isBoard }: LastResultsProps) {
  const { t } = useLingui();
  const say = useMarkWords();
  return (
    <ol
      className={styles.results}
      data-board={isBoard || undefined}
      data-rail={isBoard ? undefined : ''}
      aria-label={t`Your last results`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
    >
      {rounds.map((round) => {
        const mark = resultMark(round);
        return (
          <li key={round.id} data-tone={mark.tone} data-kind={mark.kind}>
            {say(mark)}
          </li>
        );
      })}
      {isBoard &&
        boardPlaces
          .slice(rounds.length)
          .map((place) => <li key={place} data-empty="" aria-hidden="true" />)}
    </ol>
  );
}

function useMarkWords(): (mark: ResultMark) => string {
  const { t, i18n } = useLingui();
  const winners: Readonly<Record<string, string>> = {
    player: t({ message: 'P', context: 'baccarat: player, as one letter' }),
    banker: t({ message: 'B', context: 'baccarat: banker, as one letter' }),
    tie: t({ message: 'T', context: 'baccarat: tie, as one letter' }),
  };
  return ({ kind, value, digits }) => {
    if (typeof value !== 'number') return winners[value] ?? value;
    const isWhole = kind === 'times' && Number.isInteger(value);
    const written = i18n.number(value, {
      minimumFractionDigits: isWhole ? 0 : digits,
      maximumFractionDigits: digits,
    });
    return kind === 'times' ? `× ${written}` : written;
  };
}
