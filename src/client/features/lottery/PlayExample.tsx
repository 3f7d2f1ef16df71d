import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { timesOf } from '#lottery/slip.ts';
import type { Family, Play } from '#lottery/types.ts';
import { Drawn } from './Drawn.tsx';
import { exampleOf } from './example-of.ts';
import { nameTier } from './mark-words.ts';
import styles from './PlayExample.module.css';
import { sayChoice } from './play-words.ts';
import { writeTimes } from './write-times.ts';

interface PlayExampleProps {
  family: Family;
  play: Play;
  /** What prizes are counted at. */
  series: number;
}

/** A choice, a draw, and what it pays: made by the rules of the bet themselves. */
export function PlayExample({ family, play, series }: PlayExampleProps) {
  const { t, i18n } = useLingui();
  const [example] = useState(() => exampleOf(family, play));
  if (!example) return null;
  return (
    <section className={styles.example} aria-label={t`Example`}>
      <h3 className={styles.heading}>
        <Trans>Example</Trans>
      </h3>
      <p className={styles.words}>
        <Trans>
          You choose <strong>{sayChoice(i18n, example)}</strong>. The draw brings:
        </Trans>
      </p>
      <Drawn family={family} result={example.result} />
      <ul className={styles.hits}>
        {example.hits.map(({ tier: code, notes }) => {
          const tier = play.tiers.find((one) => one.code === code);
          if (!tier) return null;
          const times = writeTimes(timesOf(tier, series), i18n.locale);
          return (
            <li key={code}>
              <Trans>
                {nameTier(i18n, play, code)}: one unit pays <strong>{times} units</strong>
              </Trans>
              {notes > 1 && (
                <>
                  {' · '}
                  <Plural value={notes} one="# winning bet" other="# winning bets" />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
