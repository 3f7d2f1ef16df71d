import { Suspense } from 'react';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { LaunchMode } from '#contract/launch.ts';
import { HouseGameScreen, VendorGameScreen } from './game-screens.ts';
import styles from './PlayRoom.module.css';
import { usePlayedGame } from './use-played-game.ts';

/** One address for every game: at a table of the house, or in a vendor's frame; never first the wrong one. */
export function PlayRoom({ gameCode, mode }: { gameCode: string; mode: LaunchMode }) {
  const played = usePlayedGame(gameCode);
  const coming = (
    <div className={styles.coming}>
      <Spinner />
    </div>
  );
  if (!played.isKnown) return coming;
  const { game } = played;
  return (
    <Suspense fallback={coming}>
      {game?.gameType === 'INHOUSE' ? (
        <HouseGameScreen gameCode={gameCode} purse={mode === 'trial' ? 'coins' : 'money'} />
      ) : (
        <VendorGameScreen key={`${gameCode} ${mode}`} gameCode={gameCode} game={game} mode={mode} />
      )}
    </Suspense>
  );
}
