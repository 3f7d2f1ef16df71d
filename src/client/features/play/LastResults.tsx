import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { LiveResults } from '#contract/vendor-tables.ts';
import { colourOf } from '#games/roulette-bets.ts';
import styles from './LiveModels.module.css';

const mostShown = 8;

/** What came last: baccarat's beads as they are written down, roulette's numbers with the newest first. */
export function LastResults({ results }: { results: LiveResults }) {
  const { t } = useLingui();
  if (results.kind === 'roulette') {
    const numbers = results.latest.slice(-mostShown).toReversed();
    return (
      <ol className={styles.results} aria-label={t`Last results`}>
        {numbers.map((number, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same number comes again
          <li key={place} data-result={colourOf(Number(number))}>
            {number}
          </li>
        ))}
      </ol>
    );
  }
  const names = { player: t`Player`, banker: t`Banker`, tie: t`Tie` };
  const letters = {
    player: t({ message: 'P', context: 'baccarat: player, as one letter' }),
    banker: t({ message: 'B', context: 'baccarat: banker, as one letter' }),
    tie: t({ message: 'T', context: 'baccarat: tie, as one letter' }),
  };
  return (
    <ol className={styles.results} aria-label={t`Last results`}>
      {results.latest.slice(-mostShown).map((winner, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a coup is its place on the road
        <li key={place} data-result={winner}>
          <span aria-hidden="true">{letters[winner]}</span>
          <VisuallyHidden>{names[winner]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
