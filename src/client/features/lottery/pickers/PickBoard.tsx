import '#client/ui/card-tokens.css';
import '#client/ui/lottery-tokens.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpenText, Eraser } from 'lucide-react';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { Family, Play } from '#lottery/types.ts';
import { type Draft, type DraftChange, hasPicks } from '../draft.ts';
import { drawWords } from '../draw-words.ts';
import { namePlay, sayHowToWin } from '../play-words.ts';
import { fullSymbols } from '../slip/full-numbers.ts';
import { prizesLeft } from '../slip/slip-obstacle.ts';
import type { Board } from '../use-lottery-game.ts';
import { MarksPicker } from './MarksPicker.tsx';
import { NumberPicker } from './NumberPicker.tsx';
import { PastedRows } from './PastedRows.tsx';
import styles from './Pickers.module.css';
import { PlayTerms } from './PlayTerms.tsx';
import { RowsPicker } from './RowsPicker.tsx';

interface PickBoardProps {
  board: Board;
  play: Play;
  draft: Draft;
  change: (change: DraftChange) => void;
  /** Has never bet on this game here: what is drawn is said first. */
  isNew: boolean;
  onRules: () => void;
}

/** A play slip of paper: rows of numbers to mark, buttons with odds, or boxes for digits. */
export function PickBoard({ board, play, draft, change, isNew, onRules }: PickBoardProps) {
  const { t, i18n } = useLingui();
  const { picker } = play;
  const { family } = board.game;
  const isFull = board.coins === null ? fullSymbols(board, play, draft) : () => false;
  return (
    <section className={styles.paper} data-family={family}>
      <div className={styles.printed}>
        <h2 className={styles.title}>{namePlay(i18n, family, play.code)}</h2>
        <IconButton
          label={t`Clear`}
          icon={Eraser}
          disabled={!hasPicks(draft)}
          onClick={() => change({ kind: 'clear' })}
        />
        {isNew && <p className={styles.drawn}>{i18n._(drawWords[family as Family])}</p>}
        <p className={styles.how}>{sayHowToWin(i18n, family, play.code)}</p>
        <PlayTerms board={board} play={play} draft={draft} />
        <button type="button" className={styles.rules} onClick={onRules}>
          <Icon of={BookOpenText} size={16} />
          <Trans>Example and prizes</Trans>
        </button>
      </div>
      {prizesLeft(board, play.code) === 0n && (
        <p className={styles.full} role="status">
          <Trans>
            This bet is sold out for this draw. Another bet or the next draw is still open.
          </Trans>
        </p>
      )}
      {(picker.kind === 'positions' || picker.kind === 'sets') && (
        <>
          <RowsPicker
            family={family}
            picker={picker}
            picks={draft.picks}
            isFull={isFull}
            change={change}
          />
          <PastedRows play={play} picker={picker} change={change} />
        </>
      )}
      {picker.kind === 'marks' && (
        <MarksPicker
          board={board}
          play={play}
          picker={picker}
          draft={draft}
          isFull={isFull}
          change={change}
        />
      )}
      {picker.kind === 'text' && (
        <NumberPicker
          play={play}
          picker={picker}
          picks={draft.picks}
          isFull={isFull}
          change={change}
        />
      )}
    </section>
  );
}
