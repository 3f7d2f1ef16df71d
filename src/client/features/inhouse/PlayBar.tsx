import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { createContext, Suspense, use, useState } from 'react';
import { apart } from '#client/i18n/apart.tsx';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Money } from '#client/ui/Money.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import styles from './PlayBar.module.css';
import { boundsOfOne, nextStake, stakeLadder, within } from './stake-ladder.ts';
import type { Stake, Table } from './use-stake.ts';

const StakeSheet = apart(() => import('./StakeSheet.tsx').then((file) => file.StakeSheet));

interface State {
  stake: Stake;
  table: Table | undefined;
  canPlay: boolean;
  isWaiting: boolean;
  isCycling: boolean;
}

/** Told by the screen; where nobody tells it, as in a round that is only looked at, there is no bar. */
export const BarState = createContext<State | null>(null);

interface PlayBarProps {
  /** What the button says: Roll, Deal, Drop. */
  label: string;
  /** Told one stake, as it may be where a round takes several. */
  onPlay: (stake: string) => void;
  /** Beside what holds for every game. */
  isDisabled?: boolean;
  /** While a round runs, what it was begun with stands. */
  isStakeFixed?: boolean;
  /** How many stakes a round takes, where it is not one. */
  times?: number;
  /** What one of them is for. */
  stakeLabel?: string;
}

/** Stake and the one button; a board places it. */
export function PlayBar(props: PlayBarProps) {
  const state = use(BarState);
  return state?.table ? <Bar {...props} {...state} table={state.table} /> : null;
}

function Bar(props: PlayBarProps & State & { table: Table }) {
  const { label, onPlay, isDisabled = false, isStakeFixed = false, times = 1 } = props;
  const { stake, table, canPlay, isWaiting, isCycling } = props;
  const { t } = useLingui();
  const [isTyping, setIsTyping] = useState(false);
  const bounds = boundsOfOne(table, times);
  const one = within(bounds, stake.value);
  const whole = String(BigInt(one) * BigInt(times));
  const go = (by: 1 | -1) => stake.set(nextStake(stakeLadder(bounds), one, by));
  return (
    <div className={styles.bar}>
      <fieldset className={styles.stake} disabled={isStakeFixed} aria-label={t`Stake`}>
        <IconButton
          label={t`Less`}
          icon={Minus}
          variant="raised"
          disabled={isStakeFixed || one === bounds.least}
          onClick={() => go(-1)}
        />
        <button type="button" className={styles.amount} onClick={() => setIsTyping(true)}>
          <VisuallyHidden>{t`Choose the stake`} </VisuallyHidden>
          <Money minor={whole} currency={table.currency} />
        </button>
        <IconButton
          label={t`More`}
          icon={Plus}
          variant="raised"
          disabled={isStakeFixed || one === bounds.most}
          onClick={() => go(1)}
        />
      </fieldset>
      <div className={styles.go} data-cycling={isCycling || undefined}>
        <Button
          size="l"
          isWide
          busy={isWaiting}
          disabled={!canPlay || isDisabled}
          onClick={() => onPlay(one)}
        >
          {label}
        </Button>
      </div>
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
    </div>
  );
}
