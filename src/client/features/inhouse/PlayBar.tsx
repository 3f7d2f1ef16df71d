import { useLingui } from '@lingui/react/macro';
import { createContext, type KeyboardEvent, type ReactNode, Suspense, use, useState } from 'react';
import { apart } from '#client/i18n/apart.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import { CycleFill } from './CycleFill.tsx';
import styles from './PlayBar.module.css';
import { StakePresets } from './StakePresets.tsx';
import { StagePart } from './stage/StagePart.tsx';
import { type Bounds, boundsOfOne, doubled, halved, within } from './stake-ladder.ts';
import type { Stake, Table } from './use-stake.ts';

const StakeSheet = apart(() => import('./StakeSheet.tsx').then((file) => file.StakeSheet));

export interface BarFacts {
  stake: Stake;
  table: Table | undefined;
  canPlay: boolean;
  isWaiting: boolean;
  isCycling: boolean;
  /** The last rounds here, the newest first. */
  rounds: readonly HouseRound[];
}

/** Told by the screen; where nobody tells it, as in a round that is only looked at, there is no bar. */
export const BarState = createContext<BarFacts | null>(null);

interface PlayBarProps {
  /** What the button says: Roll, Deal, Drop. */
  label: string;
  /** Told one stake, as it may be where a round takes several. */
  onPlay: (stake: string) => void;
  /** Beside what holds for every game. */
  isDisabled?: boolean;
  /** How many stakes a round takes, where it is not one. */
  times?: number;
  /** What one of them is for. */
  stakeLabel?: string;
  /** The stake is a chip that is laid on the table: its presets look like chips. */
  hasChips?: boolean;
  /** In a round that runs: what can be done in it, in the place of the button. The stake stays in sight. */
  action?: ReactNode;
  /** Beside the button: what opens another slip. */
  more?: ReactNode;
  /** One of two slips, which stand below each other: short, with what else is chosen for it beneath the stake. */
  slip?: { number: number; label: string; choices: ReactNode };
}

/** Stake and the one button: the instrument of every game. */
export function PlayBar(props: PlayBarProps) {
  const state = use(BarState);
  if (!state?.table) return null;
  return (
    <StagePart at="dock">
      <Bar {...props} {...state} table={state.table} />
    </StagePart>
  );
}

function Bar(props: PlayBarProps & BarFacts & { table: Table }) {
  const { times = 1, hasChips = false, action, more, slip, stake, table } = props;
  const bounds = boundsOfOne(table, times);
  const one = within(bounds, stake.value);
  const isOfOnePrice = bounds.least === bounds.most;
  const go = action ?? <GoButton {...props} one={one} />;
  return (
    <div
      className={styles.bar}
      data-chips={hasChips || undefined}
      data-slip={slip?.number}
      {...(slip && { role: 'group', 'aria-label': slip.label })}
    >
      <fieldset className={styles.sums} disabled={action !== undefined}>
        {!isOfOnePrice && !slip && (
          <StakePresets
            bounds={bounds}
            chosen={one}
            times={times}
            currency={table.currency}
            isOfChips={hasChips}
            onChoose={stake.set}
          />
        )}
        <StakeField
          {...props}
          bounds={bounds}
          one={one}
          isFixed={isOfOnePrice}
          hasChips={hasChips}
        />
      </fieldset>
      {slip?.choices}
      {more ? (
        <div className={styles.withMore}>
          {go}
          {more}
        </div>
      ) : (
        go
      )}
    </div>
  );
}

/** The one button; while the cycle lasts it fills. */
function GoButton(props: PlayBarProps & BarFacts & { table: Table; one: string }) {
  const { label, onPlay, isDisabled = false, table, canPlay, isWaiting, isCycling, one } = props;
  return (
    <div className={styles.go}>
      <Button
        size="l"
        isWide
        busy={isWaiting}
        isResting={!canPlay || isDisabled}
        onKeyDown={pressesOnce}
        onClick={() => onPlay(one)}
      >
        {isCycling ? <CycleFill label={label} cycleMs={table.cycleMs} /> : label}
      </Button>
    </div>
  );
}

/** A key that is held down would press again and again: each round is asked for by a press of its own. */
function pressesOnce(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

interface StakeFieldProps extends Pick<PlayBarProps, 'times' | 'stakeLabel' | 'hasChips'> {
  stake: Stake;
  table: Table;
  bounds: Bounds;
  one: string;
  /** A ticket has one price. */
  isFixed: boolean;
}

/** What is staked: half of it, twice it, or any sum that is typed. */
function StakeField({ stake, table, bounds, one, isFixed, ...props }: StakeFieldProps) {
  const { t } = useLingui();
  const [isTyping, setIsTyping] = useState(false);
  const whole = String(BigInt(one) * BigInt(props.times ?? 1));
  // A chip is as large as it is: another is taken instead of half of it.
  const hasFactors = !isFixed && !props.hasChips;
  return (
    <fieldset className={styles.stake} aria-label={t`Stake`}>
      {hasFactors && (
        <button
          type="button"
          className={styles.factor}
          disabled={one === bounds.least}
          onClick={() => stake.set(halved(bounds, one))}
        >
          <span aria-hidden="true">½</span>
          <VisuallyHidden>{t`Half the stake`}</VisuallyHidden>
        </button>
      )}
      <button
        type="button"
        className={styles.amount}
        disabled={isFixed}
        onClick={() => setIsTyping(true)}
      >
        <VisuallyHidden>{t`Choose the stake`} </VisuallyHidden>
        <Money minor={whole} currency={table.currency} />
      </button>
      {hasFactors && (
        <button
          type="button"
          className={styles.factor}
          disabled={one === bounds.most}
          onClick={() => stake.set(doubled(bounds, one))}
        >
          <span aria-hidden="true">×2</span>
          <VisuallyHidden>{t`Twice the stake`}</VisuallyHidden>
        </button>
      )}
      <Suspense>
        {isTyping && (
          <StakeSheet
            label={props.stakeLabel ?? t`Stake for a round`}
            currency={table.currency}
            bounds={bounds}
            stake={one}
            onSet={stake.set}
            onClose={() => setIsTyping(false)}
          />
        )}
      </Suspense>
    </fieldset>
  );
}
