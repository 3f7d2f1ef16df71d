import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Money } from '#client/ui/Money.tsx';
import { product, type Ratio, ratio } from '#games/ratio.ts';
import { timesOf } from '#lottery/slip.ts';
import type { Family, Play } from '#lottery/types.ts';
import { unitStake } from '#lottery/units.ts';
import { Drawn } from './Drawn.tsx';
import { type Example, exampleOf } from './example-of.ts';
import { nameTier } from './mark-words.ts';
import styles from './PlayExample.module.css';
import { sayPicks } from './play-words.ts';
import type { Board } from './use-lottery-game.ts';

interface PlayExampleProps {
  board: Board;
  play: Play;
}

/** A choice, a draw, and what it pays: made by the rules of the bet themselves. */
export function PlayExample({ board, play }: PlayExampleProps) {
  const { t, i18n } = useLingui();
  const family = board.game.family as Family;
  const [example] = useState(() => exampleOf(family, play));
  if (!example) return null;
  const sum = (minor: Ratio) => (
    <Money minor={String(minor.numerator / minor.denominator)} currency={board.currency} />
  );
  return (
    <section className={styles.example} aria-label={t`Example`}>
      <h3 className={styles.heading}>
        <Trans>Example</Trans>
      </h3>
      <p className={styles.words}>
        <Trans>
          You choose <strong>{sayPicks(i18n, play, { family, choice: example.choice })}</strong>.
          The draw brings:
        </Trans>
      </p>
      <Drawn family={family} result={example.result} endings={endingsOf(play, example)} />
      <ul className={styles.hits}>
        {example.hits.map(({ tier: code, notes }) => {
          const tier = play.tiers.find((one) => one.code === code);
          if (!tier) return null;
          const unit = unitStake(family, { unit: '1', multiple: 1 }, board.minorDigits);
          const staked = sum(product(unit, ratio(play.unitsPerNote)));
          const paid = sum(product(unit, timesOf(tier, board.game.maxSeries), ratio(notes)));
          return (
            <li key={code}>
              {nameTier(i18n, play, code)}
              {notes > 1 && (
                <>
                  {' · '}
                  <Plural value={notes} one="# winning bet" other="# winning bets" />
                </>
              )}
              {': '}
              <Trans>
                {staked} staked, <strong>{paid}</strong> paid
              </Trans>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Vietnam's bets on all prizes are looked for among their endings. */
function endingsOf({ group }: Play, { choice }: Example): readonly string[] {
  return group === 'lo' || group === 'xien' ? choice.flat() : [];
}
