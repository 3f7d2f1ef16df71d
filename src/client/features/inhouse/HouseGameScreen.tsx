import { Trans, useLingui } from '@lingui/react/macro';
import { History, RefreshCw, ScrollText, ShieldCheck } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Refused } from '#client/data/refused.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { NoGameScreen } from '#client/ground/page/NoGameScreen.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Purse } from '#contract/inhouse.ts';
import { chanceOf } from './chance-of.ts';
import styles from './HouseGame.module.css';
import { PlayedTable } from './PlayedTable.tsx';
import { StageBar } from './StageBar.tsx';
import { SoundSwitch } from './sound/SoundSwitch.tsx';
import {
  ChainProofSheet,
  HistorySheet,
  PoolProofSheet,
  ProofSheet,
  RulesSheet,
  readySheets,
} from './table-sheets.ts';
import { useHouseTable } from './use-house-table.ts';
import { type Table, useStake } from './use-stake.ts';

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
  const { table } = house;
  const stake = useStake(gameCode, table);
  const [open, setOpen] = useState<Open>(null);
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
        <PlayedTable seat={{ house, stake }} table={table} purse={paidFrom} bar={bar} />
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
