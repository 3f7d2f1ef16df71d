import { Trans, useLingui } from '@lingui/react/macro';
import { Sheet } from '#client/ui/Sheet.tsx';
import { ratio } from '#games/ratio.ts';
import { timesOf } from '#lottery/slip.ts';
import type { Family, Play } from '#lottery/types.ts';
import { nameTier } from './mark-words.ts';
import { PlayExample } from './PlayExample.tsx';
import { namePlay, sayExample, sayHowToWin } from './play-words.ts';
import styles from './RulesSheet.module.css';
import type { Board } from './use-lottery-game.ts';
import { writeTimes } from './write-times.ts';

interface RulesSheetProps {
  board: Board;
  play: Play;
  onClose: () => void;
}

/** How the chosen bet wins, with an example, its prizes and chances, and how the draw is made. */
export function RulesSheet({ board, play, onClose }: RulesSheetProps) {
  const { t, i18n } = useLingui();
  const { family, maxSeries, drawnBy } = board.game;
  const example = sayExample(i18n, family, play.code);
  return (
    <Sheet title={namePlay(i18n, family, play.code)} onClose={onClose} size="tall" isToRead>
      <div className={styles.sheet}>
        <p>{sayHowToWin(i18n, family, play.code)}</p>
        {example && <p className={styles.note}>{example}</p>}
        <PlayExample family={family as Family} play={play} series={maxSeries} />
        <table className={styles.odds}>
          <thead>
            <tr>
              <th scope="col">{t({ message: 'Prize', context: 'of a lottery bet' })}</th>
              <th scope="col">{t`Pays, times the stake`}</th>
              <th scope="col">{t`Chance`}</th>
            </tr>
          </thead>
          <tbody>
            {play.tiers.slice(0, mostTiers).map((tier) => (
              <tr key={tier.code}>
                <th scope="row">{nameTier(i18n, play, tier.code)}</th>
                <td>{writeTimes(timesOf(tier, maxSeries), i18n.locale)}</td>
                <td>
                  1 /{' '}
                  {writeTimes(ratio(tier.chance.denominator, tier.chance.numerator), i18n.locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>
          {drawnBy === 'house' ? (
            <Trans>
              This draw is made from a seed that was committed to before the sale, the sealed list
              of tickets, and a public beacon that nobody here controls. Each of your tickets can
              verify it.
            </Trans>
          ) : (
            <Trans>
              This is an official draw. We take its published result, and two people confirm it.
            </Trans>
          )}
        </p>
      </div>
    </Sheet>
  );
}

/** A play with a prize for each of many numbers shows the beginning of its list. */
const mostTiers = 12;
