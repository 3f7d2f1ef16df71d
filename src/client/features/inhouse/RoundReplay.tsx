import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import { boards } from './boards.ts';
import styles from './HouseGame.module.css';
import { RoundResult } from './RoundResult.tsx';
import { useReplay } from './use-replay.ts';

/** A past round on its board: only looked at, nothing in it can be pressed. */
export function RoundReplay({ round }: { round: HouseRound }) {
  const { take, shown, isRunning, isWaiting, error, replay } = useReplay(round);
  const Board = boards[round.rules];
  return (
    <>
      {Board && (
        <div inert className={styles.board}>
          <Suspense fallback={<Spinner />}>
            <Board
              key={take}
              round={shown}
              currency={round.currency}
              stake={round.staked}
              canPlay={false}
              isWaiting={false}
              play={nothing}
              step={nothing}
            />
          </Suspense>
        </div>
      )}
      <RoundResult round={shown} />
      {Board && (
        <Button variant="outline" isWide busy={isWaiting} disabled={isRunning} onClick={replay}>
          <Trans>See it once more</Trans>
        </Button>
      )}
      <ErrorAlert error={error} />
    </>
  );
}

const nothing = () => undefined;
