import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import bomb from '#client/features/inhouse/boards/art/bomb.svg?inline';
import emerald from '#client/features/inhouse/boards/art/emerald.svg?inline';
import { Controls } from '#client/features/inhouse/boards/Controls.tsx';
import { type TimedSound, useTelling } from '#client/features/inhouse/boards/use-dealt.ts';
import { useTimes } from '#client/features/inhouse/boards/use-times.ts';
import { PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import cave from '#client/features/inhouse/stage/art/cave.svg?inline';
import icicles from '#client/features/inhouse/stage/art/icicles.svg?inline';
import { Backdrop } from '#client/features/inhouse/stage/Backdrop.tsx';
import { StagePart } from '#client/features/inhouse/stage/StagePart.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Money } from '#client/ui/Money.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { type MinesView, minesCells, minesMultiplier } from '#games/mines.ts';
import { shown } from '#games/ratio.ts';
import styles from './MinesBoard.module.css';

const cells = Array.from({ length: 25 }, (_, cell) => cell);
const counts = Array.from({ length: 24 }, (_, count) => String(count + 1));
const usualCounts = ['1', '3', '5', '10', '20', '24'];

/** As long as a cell takes to turn. */
const turningMs = 260;
const safe: readonly TimedSound[] = [{ sound: 'safe', at: 0 }];
const struck: readonly TimedSound[] = [{ sound: 'stop', at: 0 }];

/** A wall of stone with emeralds and mines behind it; each safe stone raises what can be taken. */
export function MinesBoard({ round, stake, currency, isWaiting, play, step }: BoardProps) {
  const { t } = useLingui();
  const view = viewOf<MinesView>(round);
  const [mines, setMines] = useState(String(view?.mines ?? 3));
  const isRunning = round?.state === 'open';
  useTelling(`${round?.id} ${view?.picked.length}`, turningMs, isRunning ? safe : struck);
  const worth = isRunning && view?.multiplier ? timesOf(round.staked, view.multiplier) : null;
  return (
    <>
      <Backdrop ground={cave} above={icicles} />
      <Plaques view={isRunning ? view : null} mines={Number(mines)} />
      <ul
        className={styles.grid}
        aria-label={t`Cells`}
        data-over={round?.state === 'done' || undefined}
      >
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
      <Controls>
        <StagePart at="settings">
          <MinesCount
            mines={isRunning ? String(view?.mines ?? mines) : mines}
            isFixed={isRunning}
            onMines={setMines}
          />
        </StagePart>
      </Controls>
      <PlayBar
        label={t`Begin`}
        onPlay={() => play({ stake, mines: Number(mines) })}
        action={
          isRunning ? (
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
                  Cash out <Money minor={worth} currency={currency} />
                </Trans>
              )}
            </Button>
          ) : undefined
        }
      />
    </>
  );
}

interface MinesCountProps {
  mines: string;
  /** A round runs: it keeps the number it was begun with. */
  isFixed: boolean;
  onMines: (mines: string) => void;
}

/** How many mines are hidden; in sight during a round too, so that the board stays where it is. */
function MinesCount({ mines, isFixed, onMines }: MinesCountProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.count} disabled={isFixed}>
      <SelectField
        label={t`Mines`}
        name="mines"
        value={mines}
        onChange={({ target }) => onMines(target.value)}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
      <ChipRow
        label={t`Quick choice`}
        chips={usualCounts.map((count) => ({ key: count, label: count }))}
        chosen={mines}
        onChoose={onMines}
      />
    </fieldset>
  );
}

/** What can be taken, and what the next emerald would make of it: in sight before, in and after a round. */
function Plaques({ view, mines }: { view: MinesView | null; mines: number }) {
  const times = useTimes();
  const hidden = view?.mines ?? mines;
  const left = minesCells - hidden - (view?.picked.length ?? 0);
  const next = view ? view.nextMultiplier : shown(minesMultiplier(hidden, 1));
  return (
    <dl className={styles.plaques}>
      <div>
        <dt>
          <Trans>Emeralds left</Trans>
        </dt>
        <dd>
          <img src={emerald} alt="" width={18} height={18} /> {left}
        </dd>
      </div>
      <div data-now={view?.multiplier ? '' : undefined}>
        <dt>
          <Trans>Now</Trans>
        </dt>
        <dd>{view?.multiplier ? `× ${times(view.multiplier)}` : '× 1'}</dd>
      </div>
      <div>
        <dt>
          <Trans>Next emerald</Trans>
        </dt>
        <dd>{next === null ? '—' : `× ${times(next)}`}</dd>
      </div>
    </dl>
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
  const look = lookOf({ isMine, isPicked, isOver: view?.minedCells != null });
  const label = isMine
    ? t`Cell ${number}: a mine`
    : isPicked
      ? t`Cell ${number}: safe`
      : t`Cell ${number}`;
  return (
    <button
      type="button"
      className={styles.cell}
      data-look={look}
      aria-label={label}
      disabled={!isPressable || isPicked}
      onClick={onPick}
    >
      {look === 'closed' && <span className={styles.stone} />}
      {look !== 'closed' && <img className={styles.thing} src={isMine ? bomb : emerald} alt="" />}
    </button>
  );
}

/** Once a round is over the stones that nobody touched are seen through. */
function lookOf({ isMine, isPicked, isOver }: Record<'isMine' | 'isPicked' | 'isOver', boolean>) {
  if (isMine) return isPicked ? 'hit' : 'mine';
  if (isPicked) return 'safe';
  return isOver ? 'left' : 'closed';
}

/** What a multiplier, as the game words it, makes of a stake; rounded down as it will be paid. */
function timesOf(stake: string, multiplier: string): string {
  const [whole = '0', part = ''] = multiplier.split('.');
  return String((BigInt(stake) * BigInt(whole + part)) / 10n ** BigInt(part.length));
}
