import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Dices, Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Money } from '#client/ui/Money.tsx';
import { randomChoice } from '#lottery/random-choice.ts';
import type { Choice, Play } from '#lottery/types.ts';
import { hasPicks } from '../draft.ts';
import { sayPicks } from '../play-words.ts';
import { obstacleWords } from './obstacle-words.ts';
import { quotePicks } from './quote-draft.ts';
import styles from './SlipBar.module.css';
import type { Sale } from './sale.ts';
import { useFreshBounds } from './use-fresh-bounds.ts';
import { useShake } from './use-shake.ts';

interface SlipBarProps {
  sale: Sale;
  play: Play;
  /** A sheet lies over the board: nothing on it is to change. */
  isCovered: boolean;
  onSlip: () => void;
}

/** What the picks cost, and the way to the slip; always under the thumb. */
export function SlipBar({ sale, play, isCovered, onSlip }: SlipBarProps) {
  const { t, i18n } = useLingui();
  const { board, draft, change, buy } = sale;
  useFreshBounds(sale);
  const isUnanswered = buy.unanswered !== null;
  const quote = quotePicks(board, draft);
  const isWhole = quote !== null && quote.fault === undefined;
  const { pick, shake, isRandom } = useRandomPick({ sale, play, isCovered });
  const count = draft.lines.length + (isWhole ? 1 : 0);
  return (
    <div className={styles.bar}>
      {isUnanswered && (
        <p className={styles.best} role="status">
          <Trans>Your last purchase has no answer yet. Open the slip to ask again.</Trans>
        </p>
      )}
      <p className={styles.sum} aria-live="polite">
        {isWhole ? (
          <>
            {isRandom && (
              <span className={styles.picked}>
                {sayPicks(i18n, play, { family: board.game.family, choice: draft.picks })}
              </span>
            )}
            <span>
              <Plural value={quote.notes} one="# bet" other="# bets" />
            </span>
            <strong>
              <Money minor={String(quote.stake)} currency={board.currency} />
            </strong>
            <span className={styles.best}>
              <Trans>
                wins up to <Money minor={String(quote.best)} currency={board.currency} />
              </Trans>
            </span>
          </>
        ) : (
          <span className={styles.best}>
            {shake.isFelt && !hasPicks(draft) ? (
              <Trans>Choose your numbers, or shake the phone.</Trans>
            ) : (
              i18n._(obstacleWords[quote?.fault ?? 'no-lines'])
            )}
          </span>
        )}
      </p>
      <div className={styles.keys}>
        <IconButton
          label={t`Random pick`}
          icon={Dices}
          variant="raised"
          onClick={() => {
            shake.ask();
            pick();
          }}
        />
        <Button
          variant="outline"
          aria-label={t`Add to slip`}
          disabled={!isWhole}
          onClick={() => change({ kind: 'add' })}
        >
          <Icon of={Plus} />
          <span className={styles.addWord}>
            <Trans context="a bet to the slip">Add</Trans>
          </span>
        </Button>
        <Button
          isWide
          disabled={count === 0 && !isUnanswered}
          onClick={() => {
            if (isWhole && hasPicks(draft) && !isUnanswered) change({ kind: 'add' });
            onSlip();
          }}
        >
          <Icon of={ReceiptText} />
          <Trans>Slip</Trans>
          {count > 0 && <span className={styles.count}>{count}</span>}
        </Button>
      </div>
    </div>
  );
}

/** By a tap, or by a shake: which never takes away what somebody chose by hand. */
function useRandomPick({ sale, play, isCovered }: Omit<SlipBarProps, 'onSlip'>) {
  const { draft, change } = sale;
  const [random, setRandom] = useState<Choice | null>(null);
  const isRandom = draft.picks === random;
  const pick = () => {
    const picks = randomChoice(play, randomBelow);
    setRandom(picks);
    change({ kind: 'picks', picks });
  };
  const shake = useShake(!isCovered, () => {
    if (hasPicks(draft) && !isRandom) return;
    navigator.vibrate?.(30);
    pick();
  });
  // What chance chose may lie below the fold: it is said where the tap was.
  return { pick, shake, isRandom };
}

/** A random pick is the player's own choice: it needs no proof, and no better source than the device's. */
function randomBelow(size: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % size;
}
