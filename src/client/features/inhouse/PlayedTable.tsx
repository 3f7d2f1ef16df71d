import { Trans } from '@lingui/react/macro';
import { Coins } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { apart } from '#client/i18n/apart.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { HouseRound, Purse } from '#contract/inhouse.ts';
import type { SecondBet } from './board.ts';
import { boards } from './boards.ts';
import { chanceOf } from './chance-of.ts';
import styles from './HouseGame.module.css';
import { houseGameOf } from './house-games.ts';
import { type BarFacts, BarState } from './PlayBar.tsx';
import { RoundResult } from './RoundResult.tsx';
import { LastResults } from './stage/LastResults.tsx';
import { Moment } from './stage/Moment.tsx';
import { newestShown } from './stage/newest-shown.ts';
import { Stage } from './stage/Stage.tsx';
import { useHouseTable } from './use-house-table.ts';
import { useLastRounds } from './use-last-rounds.ts';
import { type Stake, type Table, useStake } from './use-stake.ts';

/** A bet's rounds at a table, and what the next one stakes. */
interface BetSlip {
  house: ReturnType<typeof useHouseTable>;
  stake: Stake;
}

interface PlayedTableProps {
  seat: BetSlip;
  table: Table;
  purse: Purse;
  bar: ReactNode;
}

/** The game on its stage: its board, what its rounds came to, and what has to be said about the table. */
export function PlayedTable(props: PlayedTableProps) {
  const takesTwo = houseGameOf(props.table.rules)?.takesTwo === true;
  return takesTwo ? <TableOfTwo {...props} /> : <StagedTable {...props} />;
}

/** A table that takes two bets in a round: the second is there once the player has opened its slip, or while it runs. */
function TableOfTwo(props: PlayedTableProps) {
  const { table, purse } = props;
  const house = useHouseTable(table.game, purse, 2);
  const stake = useStake(table.game, table);
  const [chosen, show] = useState<boolean | null>(null);
  const isShown = house.round?.state === 'open' || (chosen ?? house.round !== null);
  return <StagedTable {...props} second={{ house, stake, isShown, show }} />;
}

interface SecondSlip extends BetSlip, Pick<SecondBet, 'isShown' | 'show'> {}

function StagedTable({
  seat,
  second,
  table,
  purse,
  bar,
}: PlayedTableProps & { second?: SecondSlip }) {
  const { house } = seat;
  const rounds = useLastRounds(table.game, purse, house.shown);
  const Board = boards[table.rules];
  const beside = second?.isShown ? second.house : null;
  return (
    <BarState value={barOf(seat, table, rounds)}>
      <Stage
        rules={table.rules}
        game={table.game}
        bar={bar}
        isForCoins={table.coins !== null}
        results={<Results rules={table.rules} rounds={rounds} />}
        moment={<Moment round={newestShown(house.shown, second?.house.shown ?? null)} />}
        result={
          <>
            <RoundResult round={house.round} second={beside?.round} />
            <ErrorAlert error={house.error ?? second?.house.error} />
          </>
        }
        notes={<TableNotes table={table} />}
      >
        <Suspense fallback={<Spinner />}>
          {Board && (
            <Board
              {...betOf(seat, table)}
              currency={table.currency}
              {...(second && {
                second: {
                  ...betOf(second, table),
                  bar: barOf(second, table, rounds),
                  isShown: second.isShown,
                  show: second.show,
                },
              })}
            />
          )}
        </Suspense>
      </Stage>
    </BarState>
  );
}

function betOf({ house, stake }: BetSlip, table: Table) {
  const { round, isWaiting, isCycling, play, step } = house;
  const canPlay = table.isOpen && !isWaiting && !isCycling && round?.state !== 'open';
  return { round, stake: stake.value, canPlay, isWaiting, play, step };
}

function barOf(seat: BetSlip, table: Table, rounds: readonly HouseRound[]): BarFacts {
  const { canPlay, isWaiting } = betOf(seat, table);
  return { stake: seat.stake, table, canPlay, isWaiting, isCycling: seat.house.isCycling, rounds };
}

/** What came before, as the players of a game write it down. */
function Results({ rules, rounds }: { rules: string; rounds: readonly HouseRound[] }) {
  // A room of many and the roulette show their own; a ticket that is still covered is no result.
  if (chanceOf(rules) !== 'own' || rules === 'VB_ROULETTE') return null;
  return rules === 'VB_BACCARAT' ? (
    <Suspense fallback={<div className={styles.roads} />}>
      <BaccaratRoads rounds={rounds} />
    </Suspense>
  ) : (
    <LastResults rounds={rounds} />
  );
}

const BaccaratRoads = apart(() =>
  import('./games/baccarat/BaccaratRoads.tsx').then((file) => file.BaccaratRoads),
);

function TableNotes({ table }: { table: Table }) {
  return (
    <>
      {!table.isOpen && (
        <p className={styles.note}>
          <Trans>This table is closed at the moment.</Trans>
        </p>
      )}
      {table.coins !== null && (
        <p className={styles.note}>
          <Icon of={Coins} size={16} />
          <span>
            <Trans>
              You are playing with coins. They have no value, and the odds are the same.
            </Trans>
          </span>
        </p>
      )}
    </>
  );
}
