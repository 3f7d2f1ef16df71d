import { Trans, useLingui } from '@lingui/react/macro';
import { Shuffle, Trash2 } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { randomChoice } from '#lottery/random-choice.ts';
import type { Play } from '#lottery/types.ts';
import { type Draft, type DraftChange, hasPicks } from '../draft.ts';
import { sayHowToWin } from '../play-words.ts';
import { prizesLeft } from '../slip/slip-obstacle.ts';
import type { Board } from '../use-lottery-game.ts';
import { MarksPicker } from './MarksPicker.tsx';
import styles from './Pickers.module.css';
import { RowsPicker } from './RowsPicker.tsx';
import { TextPicker } from './TextPicker.tsx';

interface PickBoardProps {
  board: Board;
  play: Play;
  draft: Draft;
  change: (change: DraftChange) => void;
}

/** What one play is picked on: rows of numbers, buttons with odds, or a field for typed numbers. */
export function PickBoard({ board, play, draft, change }: PickBoardProps) {
  const { i18n } = useLingui();
  const { picker } = play;
  return (
    <>
      <p className={styles.how}>{sayHowToWin(i18n, board.game.family, play.code)}</p>
      {prizesLeft(board, play.code) === 0n && (
        <p className={styles.full} role="status">
          <Trans>
            This bet is sold out for this draw. Another bet or the next draw is still open.
          </Trans>
        </p>
      )}
      {(picker.kind === 'positions' || picker.kind === 'sets') && (
        <RowsPicker picker={picker} picks={draft.picks} change={change} />
      )}
      {picker.kind === 'marks' && (
        <MarksPicker board={board} play={play} picker={picker} draft={draft} change={change} />
      )}
      {picker.kind === 'text' && (
        <TextPicker play={play} picker={picker} picks={draft.picks} change={change} />
      )}
      <div className={styles.tools}>
        <Button
          variant="quiet"
          size="s"
          onClick={() => change({ kind: 'picks', picks: randomChoice(play, randomBelow) })}
        >
          <Icon of={Shuffle} size={18} />
          <Trans>Random pick</Trans>
        </Button>
        <Button
          variant="quiet"
          size="s"
          disabled={!hasPicks(draft)}
          onClick={() => change({ kind: 'clear' })}
        >
          <Icon of={Trash2} size={18} />
          <Trans>Clear</Trans>
        </Button>
      </div>
    </>
  );
}

/** A random pick is the player's own choice: it needs no proof, and no better source than the device's. */
function randomBelow(size: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % size;
}
