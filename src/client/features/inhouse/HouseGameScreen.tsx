import { Trans, useLingui } from '@lingui/react/macro';
import { Coins, History, RefreshCw, ScrollText, ShieldCheck } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Refused } from '#client/data/refused.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { sayError } from '#client/ground/errors/error-words.ts';
import { NoGameScreen } from '#client/ground/page/NoGameScreen.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { apart } from '#client/i18n/apart.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { HouseRound, Purse } from '#contract/inhouse.ts';
import { boards } from './boards.ts';
import { chanceOf } from './chance-of.ts';
import styles from './HouseGame.module.css';
import { BarState } from './PlayBar.tsx';
import { RoundResult } from './RoundResult.tsx';
import { StageBar } from './StageBar.tsx';
import { SoundSwitch } from './sound/SoundSwitch.tsx';
import { LastResults } from './stage/LastResults.tsx';
import { Moment } from './stage/Moment.tsx';
import { Stage } from './stage/Stage.tsx';
import {
  ChainProofSheet,
  HistorySheet,
  PoolProofSheet,
  ProofSheet,
  RulesSheet,
  readySheets,
} from './table-sheets.ts';
import { useHouseTable } from './use-house-table.ts';
import { useLastRounds } from './use-last-rounds.ts';
import { type Stake, type Table, useStake } from './use-stake.ts';

interface HouseGameScreenProps {
  gameCode: string;
  purse: Purse;
}

type Open = 'rules' | 'history' | 'proof' | null;

/** A table of the house: the session's figures, the game's own board, what was won, and its proof. */
export function HouseGameScreen({ gameCode, purse }: HouseGameScreenProps) {
  const { t, i18n } = useLingui();
  const { isTrial } = useSession();
  // A trial account has coins alone, whatever the address says.
  const paidFrom = isTrial ? 'coins' : purse;
  const house = useHouseTable(gameCode, paidFrom);
  const { table, round } = house;
  const stake = useStake(gameCode, table);
  const [open, setOpen] = useState<Open>(null);
  const isRunning = round?.state === 'open';
  const canPlay = table?.isOpen === true && !house.isWaiting && !house.isCycling && !isRunning;
  const close = () => setOpen(null);
  const isLaid = table !== undefined;
  useEffect(() => {
    if (!isLaid) return;
    const timer = setTimeout(() => void readySheets(), behindTableMs);
    return () => clearTimeout(timer);
  }, [isLaid]);
  if (house.loadError instanceof Refused && house.loadError.code === 'game.unknown') {
    return <NoGameScreen />;
  }
  const bar = (
    <StageBar name={table?.name ?? ''} purse={paidFrom} coins={table?.coins ?? null}>
      <SoundSwitch />
      <IconButton label={t`Rules and chances`} icon={ScrollText} onClick={() => setOpen('rules')} />
      <IconButton label={t`Rounds`} icon={History} onClick={() => setOpen('history')} />
      <IconButton label={t`Fairness`} icon={ShieldCheck} onClick={() => setOpen('proof')} />
    </StageBar>
  );
  return (
    <>
      {table ? (
        <PlayedTable
          house={house}
          table={table}
          purse={paidFrom}
          stake={stake}
          canPlay={canPlay}
          bar={bar}
        />
      ) : (
        <main className={styles.screen} data-stage="">
          {bar}
          {house.loadError ? (
            <EmptyState
              icon={RefreshCw}
              title={sayError(house.loadError, i18n)}
              action={
                <Button onClick={house.reload}>
                  <Trans>Try again</Trans>
                </Button>
              }
            />
          ) : (
            <Skeleton shape="card" />
          )}
        </main>
      )}
      <Suspense>
        {open === 'rules' && table && <RulesSheet table={table} onClose={close} />}
        {open === 'history' && (
          <HistorySheet gameCode={gameCode} purse={paidFrom} onClose={close} />
        )}
        {open === 'proof' && <Proof table={table} purse={paidFrom} onClose={close} />}
      </Suspense>
    </>
  );
}

interface PlayedTableProps {
  house: ReturnType<typeof useHouseTable>;
  table: Table;
  purse: Purse;
  stake: Stake;
  canPlay: boolean;
  bar: ReactNode;
}

/** The game on its stage: its board, what its rounds came to, and what has to be said about the table. */
function PlayedTable({ house, table, purse, stake, canPlay, bar }: PlayedTableProps) {
  const { round, shown, isWaiting, isCycling } = house;
  const rounds = useLastRounds(table.game, purse, shown);
  const Board = boards[table.rules];
  return (
    <BarState value={{ stake, table, canPlay, isWaiting, isCycling, rounds }}>
      <Stage
        rules={table.rules}
        game={table.game}
        bar={bar}
        results={<Results rules={table.rules} rounds={rounds} />}
        moment={<Moment round={shown} />}
        result={
          <>
            <RoundResult round={round} />
            <ErrorAlert error={house.error} />
          </>
        }
        notes={<TableNotes table={table} />}
      >
        <Suspense fallback={<Spinner />}>
          {Board && (
            <Board
              round={round}
              currency={table.currency}
              stake={stake.value}
              canPlay={canPlay}
              isWaiting={isWaiting}
              play={house.play}
              step={house.step}
            />
          )}
        </Suspense>
      </Stage>
    </BarState>
  );
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

/** By then the table has been drawn. */
const behindTableMs = 1_000;

interface ProofProps {
  table: Table | undefined;
  purse: Purse;
  onClose: () => void;
}

/** What binds the house, by where the game's chance comes from. */
function Proof({ table, purse, onClose }: ProofProps) {
  const game = table?.game ?? '';
  switch (chanceOf(table?.rules ?? '')) {
    case 'chain':
      return <ChainProofSheet game={game} purse={purse} onClose={onClose} />;
    case 'pool':
      return <PoolProofSheet game={game} purse={purse} onClose={onClose} />;
    case 'own':
      return <ProofSheet purse={purse} onClose={onClose} />;
  }
}
