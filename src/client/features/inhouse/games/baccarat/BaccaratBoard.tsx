import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { Controls } from '#client/features/inhouse/boards/Controls.tsx';
import { useDealt } from '#client/features/inhouse/boards/use-dealt.ts';
import { PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { BaccaratChoices, BaccaratView } from '#games/baccarat/baccarat.ts';
import styles from './BaccaratBoard.module.css';
import { BaccaratSide } from './BaccaratSide.tsx';
import { BetSpots } from './BetSpots.tsx';
import { coupOrder } from './coup-order.ts';
import { laidOn, stakedOn, withChip } from './lay-chips.ts';

/** Two hands, dealt in their order, and five places for chips beneath. */
export function BaccaratBoard({ round, stake, currency, play }: BoardProps) {
  const { t } = useLingui();
  const view = viewOf<BaccaratView>(round);
  const [laid, setLaid] = useState<readonly BaccaratChoices[]>([
    (round?.choices as BaccaratChoices | undefined) ?? {},
  ]);
  const bets = laid.at(-1) ?? {};
  const { delayOf, isDealing } = useDealt(round?.id, view ? coupOrder(view) : [], 280);
  const told = isDealing ? null : view;
  const whole = stakedOn(bets);
  return (
    <div className={styles.board} data-telling={isDealing || undefined}>
      <div className={styles.table} key={round?.id}>
        <BaccaratSide side="player" view={view} isDealing={isDealing} delayOf={delayOf} />
        <BaccaratSide side="banker" view={view} isDealing={isDealing} delayOf={delayOf} />
      </div>
      <p className={styles.winner} aria-live="polite">
        {told ? (
          winnerWords[told.winner]
        ) : view ? null : (
          <Trans>Tap a spot to place your bet.</Trans>
        )}
      </p>
      <BetSpots
        bets={bets}
        told={told}
        currency={currency}
        isFixed={isDealing}
        onLay={(bet) => setLaid([...laid, withChip(bets, bet, stake)])}
      />
      <div className={styles.chips}>
        <span className={styles.whole}>
          <Trans>
            On the table: <Money minor={whole} currency={currency} />
          </Trans>
        </span>
        <Controls>
          <Button
            variant="quiet"
            disabled={laid.length < 2 || isDealing}
            onClick={() => setLaid(laid.slice(0, -1))}
          >
            <Trans>Undo</Trans>
          </Button>
          <Button
            variant="quiet"
            disabled={whole === '0' || isDealing}
            onClick={() => setLaid([...laid, {}])}
          >
            <Trans>Clear</Trans>
          </Button>
        </Controls>
      </div>
      <PlayBar
        hasChips
        label={t`Deal`}
        isDisabled={isDealing || whole === '0'}
        onPlay={() => play(laidOn(bets))}
      />
    </div>
  );
}

const winnerWords: Readonly<Record<BaccaratView['winner'], ReactNode>> = {
  player: <Trans>Player wins</Trans>,
  banker: <Trans>Banker wins</Trans>,
  tie: <Trans>Tie</Trans>,
};
