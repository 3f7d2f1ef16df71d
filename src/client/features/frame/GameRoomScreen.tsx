import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { BookOpenText, LayoutGrid, Ticket } from 'lucide-react';
import { cachedGames } from '#client/features/catalogue/cached-games.ts';
import { useImageAddress } from '#client/features/system/image-address.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import styles from './GameRoomScreen.module.css';
import { useOpenOverlay } from './overlay.ts';

/** Where a game or a lottery will be played: until its room is built, the game, its rules, a way back. */
export function GameRoomScreen({ gameCode }: { gameCode: string | undefined }) {
  const { t } = useLingui();
  const open = useOpenOverlay();
  const game = useGameOf(gameCode);
  const addressOf = useImageAddress();
  return (
    <main className={styles.room} aria-label={game?.gameName ?? t`Game room`}>
      {game && (
        <div className={styles.game}>
          <span className={styles.cover}>
            <Picture src={addressOf(game.iconUrl)} alt="" width={300} height={400} eager />
          </span>
          <div>
            <h1 className={styles.name}>{game.gameName}</h1>
            <p className={styles.vendor}>{game.vendorName}</p>
          </div>
        </div>
      )}
      <EmptyState
        icon={Ticket}
        title={<Trans>This room is still being built.</Trans>}
        action={
          <>
            <Button to="/">
              <Icon of={LayoutGrid} />
              <Trans>Back to the lobby</Trans>
            </Button>
            <Button variant="outline" onClick={() => open({ kind: 'help' })}>
              <Icon of={BookOpenText} />
              <Trans>Read the rules</Trans>
            </Button>
          </>
        }
      >
        <Trans>Nothing has been staked, and your balance is as it was.</Trans>
      </EmptyState>
    </main>
  );
}

/** Whoever comes here has pressed a tile, so the game is among those this device has seen. */
function useGameOf(gameCode: string | undefined) {
  const client = useQueryClient();
  const language = useLanguage();
  if (gameCode === undefined) return undefined;
  return [...cachedGames(client, language).values()].find((game) => game.gameCode === gameCode);
}
