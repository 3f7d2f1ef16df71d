import { Trans, useLingui } from '@lingui/react/macro';
import { Bomb, Gem } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import type { MinesView } from '#games/mines.ts';
import { type BoardProps, viewOf } from '../board.ts';
import { PlayBar } from '../PlayBar.tsx';
import { StagePart } from '../stage/StagePart.tsx';
import { Controls } from './Controls.tsx';
import styles from './MinesBoard.module.css';
import { StepBar } from './StepBar.tsx';
import { type Heard, useTelling } from './use-dealt.ts';
import { useTimes } from './use-times.ts';

const cells = Array.from({ length: 25 }, (_, cell) => cell);
const counts = Array.from({ length: 24 }, (_, count) => String(count + 1));

/** As long as a cell takes to turn. */
const turningMs = 260;
const safe: readonly Heard[] = [{ sound: 'safe', at: 0 }];
const struck: readonly Heard[] = [{ sound: 'stop', at: 0 }];

/** Twenty-five cells; each safe one raises what can be taken. */
export function MinesBoard({ round, stake, currency, isWaiting, play, step }: BoardProps) {
  const { t } = useLingui();
  const times = useTimes();
  const view = viewOf<MinesView>(round);
  const [mines, setMines] = useState(String(view?.mines ?? 3));
  const isRunning = round?.state === 'open';
  useTelling(`${round?.id} ${view?.picked.length}`, turningMs, isRunning ? safe : struck);
  const worth = isRunning && view?.multiplier ? timesOf(round.staked, view.multiplier) : null;
  return (
    <>
      <ul className={styles.grid} aria-label={t`Cells`}>
        {cells.map((cell) => (
          <li key={cell}>
            <Cell
              cell={cell}
              view={view}
              isPressable={isRunning && !isWaiting}
              onPick={() => step({ kind: 'pick', cell })}
            />
          </li>
        ))}
      </ul>
      {isRunning ? (
        <StepBar>
          <p className={styles.next}>
            {view?.nextMultiplier && (
              <Trans>The next safe pick: × {times(view.nextMultiplier)}</Trans>
            )}
          </p>
          <Button
            size="l"
            isWide
            disabled={worth === null}
            busy={isWaiting}
            onClick={() => step({ kind: 'cash-out' })}
          >
            {worth === null ? (
              <Trans>Pick a cell</Trans>
            ) : (
              <Trans>
                Take <Money minor={worth} currency={currency} />
              </Trans>
            )}
          </Button>
        </StepBar>
      ) : (
        <>
          <Controls>
            <StagePart at="settings">
              <SelectField
                label={t`Mines`}
                name="mines"
                value={mines}
                onChange={({ target }) => setMines(target.value)}
              >
                {counts.map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </SelectField>
            </StagePart>
          </Controls>
          <PlayBar label={t`Begin`} onPlay={() => play({ stake, mines: Number(mines) })} />
        </>
      )}
    </>
  );
}

interface CellProps {
  cell: number;
  view: MinesView | null;
  isPressable: boolean;
  onPick: () => void;
}

function Cell({ cell, view, isPressable, onPick }: CellProps) {
  const { t } = useLingui();
  const isPicked = view?.picked.includes(cell) ?? false;
  const isMine = view?.minedCells?.includes(cell) ?? false;
  const number = cell + 1;
  const label = isMine
    ? t`Cell ${number}: a mine`
    : isPicked
      ? t`Cell ${number}: safe`
      : t`Cell ${number}`;
  return (
    <button
      type="button"
      className={styles.cell}
      data-look={isMine ? (isPicked ? 'hit' : 'mine') : isPicked ? 'safe' : 'closed'}
      aria-label={label}
      disabled={!isPressable || isPicked}
      onClick={onPick}
    >
      {isMine ? <Icon of={Bomb} /> : isPicked ? <Icon of={Gem} /> : null}
    </button>
  );
}

/** What a multiplier, as the game words it, makes of a stake; rounded down as it will be paid. */
function timesOf(stake: string, multiplier: string): string {
  const [whole = '0', part = ''] = multiplier.split('.');
  return String((BigInt(stake) * BigInt(whole + part)) / 10n ** BigInt(part.length));
}
