import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { toNumber } from '#games/ratio.ts';
import { timesOf } from '#lottery/slip.ts';
import type { Play, Tier } from '#lottery/types.ts';
import type { Draft } from '../draft.ts';
import { seriesOf } from '../slip/series-of.ts';
import type { Board } from '../use-lottery-game.ts';
import { writeChance } from '../write-chance.ts';
import { writeTimes } from '../write-times.ts';
import styles from './Pickers.module.css';

interface PlayTermsProps {
  board: Board;
  play: Play;
  draft: Draft;
}

/** What one bet of this kind pays, and how often it wins, where the decision is made. */
export function PlayTerms({ board, play, draft }: PlayTermsProps) {
  const { i18n } = useLingui();
  // Each button says what it pays itself.
  if (play.picker.kind === 'marks') return null;
  const series = seriesOf(board, draft);
  const dearest = play.tiers.reduce<Tier | undefined>((best, tier) => {
    return best && toNumber(timesOf(best, series)) >= toNumber(timesOf(tier, series)) ? best : tier;
  }, undefined);
  if (!dearest) return null;
  const times = writeTimes(timesOf(dearest, series), i18n.locale);
  const chance = writeChance(dearest.chance, i18n.locale);
  if (play.unitsPerNote > 1) {
    return (
      <p className={styles.terms}>
        <Plural
          value={play.unitsPerNote}
          one="A number costs # unit, one for each prize"
          other="A number costs # units, one for each prize"
        />
        {' · '}
        <Trans>each hit pays {times} units</Trans>
      </p>
    );
  }
  return (
    <p className={styles.terms}>
      {play.tiers.length > 1 ? (
        <Trans>Pays up to {times} times the bet</Trans>
      ) : (
        <Trans>
          Pays {times} times the bet · chance of each {chance}
        </Trans>
      )}
    </p>
  );
}
