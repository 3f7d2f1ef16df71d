import { useLingui } from '@lingui/react/macro';
import { ChipMark } from '#client/features/inhouse/boards/ChipMark.tsx';
import { useTimes } from '#client/features/inhouse/boards/use-times.ts';
import {
  type BaccaratBet,
  type BaccaratChoices,
  type BaccaratView,
  baccaratPays,
} from '#games/baccarat/baccarat.ts';
import { shown } from '#games/ratio.ts';
import styles from './BetSpots.module.css';

interface BetSpotsProps {
  bets: BaccaratChoices;
  /** How the last coup ended, when all of it lies there. */
  told: BaccaratView | null;
  currency: string;
  isFixed: boolean;
  onLay: (bet: BaccaratBet) => void;
}

const places = ['playerPair', 'bankerPair', 'player', 'tie', 'banker'] as const;

/** Where chips are laid; each place says what it pays, the stake in it. */
export function BetSpots({ bets, told, currency, isFixed, onLay }: BetSpotsProps) {
  const { t } = useLingui();
  const times = useTimes();
  const names: Readonly<Record<BaccaratBet, string>> = {
    player: t`Player`,
    banker: t`Banker`,
    tie: t`Tie`,
    playerPair: t`Player pair`,
    bankerPair: t`Banker pair`,
  };
  return (
    <fieldset className={styles.spots} aria-label={t`Your bets`}>
      {places.map((bet) => {
        const laid = bets[bet];
        const hasWon = told?.bets.some(
          (one) => one.bet === bet && BigInt(one.paid) > BigInt(one.stake),
        );
        return (
          <button
            key={bet}
            type="button"
            className={styles.spot}
            data-bet={bet}
            data-laid={laid !== undefined || undefined}
            data-won={hasWon || undefined}
            disabled={isFixed}
            onClick={() => onLay(bet)}
          >
            <b>{names[bet]}</b>
            <span className={styles.pays}>× {times(shown(baccaratPays[bet]))}</span>
            <span className={styles.chip}>
              {laid !== undefined && (
                <ChipMark minor={BigInt(laid)} currency={currency} isWon={hasWon ?? false} />
              )}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
