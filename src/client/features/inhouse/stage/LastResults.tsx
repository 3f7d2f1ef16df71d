import { useLingui } from '@lingui/react/macro';
import type { HouseRound } from '#contract/inhouse.ts';
import styles from './LastResults.module.css';
import { type ResultMark, resultMark } from './result-mark.ts';

/** What the last rounds came to, the newest first. Nothing follows from it for the next. */
export function LastResults({ rounds }: { rounds: readonly HouseRound[] }) {
  const { t } = useLingui();
  const say = useMarkWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <ol className={styles.results} aria-label={t`Your last results`} tabIndex={0}>
      {rounds.map((round) => {
        const mark = resultMark(round);
        return (
          <li key={round.id} data-tone={mark.tone} data-kind={mark.kind}>
            {say(mark)}
          </li>
        );
      })}
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
