import { Trans, useLingui } from '@lingui/react/macro';
import { Sheet } from '#client/ui/Sheet.tsx';
import { ratio } from '#games/ratio.ts';
import type { Family, Play } from '#lottery/types.ts';
import { drawWords } from './draw-words.ts';
import { nameTier } from './mark-words.ts';
import { PlayExample } from './PlayExample.tsx';
import { namePlay, sayExample, sayHowToWin } from './play-words.ts';
import { nameTogether, type PrizeRow, prizeRows } from './prize-rows.ts';
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
        <p className={styles.note}>{i18n._(drawWords[family as Family])}</p>
        <p>{sayHowToWin(i18n, family, play.code)}</p>
        {example && <p className={styles.note}>{example}</p>}
        <PlayExample board={board} play={play} />
        <table className={styles.odds}>
          <thead>
            <tr>
              <th scope="col">{t({ message: 'Prize', context: 'of a lottery bet' })}</th>
              <th scope="col">{t`Pays, times the stake`}</th>
              <th scope="col">{t`Chance`}</th>
            </tr>
          </thead>
          <tbody>
            {prizeRows(play, maxSeries).map(({ tiers, times }) => (
              <PrizeLine key={tiers[0]?.code} play={play} tiers={tiers} times={times} />
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
              This is an official draw, held elsewhere. Its published result reaches us by a signed
              feed; where a person enters it instead, a second person has to confirm it.
            </Trans>
          )}
        </p>
      </div>
    </Sheet>
  );
}

function PrizeLine({ play, tiers, times }: { play: Play } & PrizeRow) {
  const { i18n } = useLingui();
  const [first] = tiers;
  if (!first) return null;
  const { numerator, denominator } = first.chance;
  return (
    <tr>
      <th scope="row">{nameTogether(tiers.map(({ code }) => nameTier(i18n, play, code)))}</th>
      <td>{writeTimes(times, i18n.locale)}</td>
      <td>1 / {writeTimes(ratio(denominator, numerator), i18n.locale)}</td>
    </tr>
  );
}
