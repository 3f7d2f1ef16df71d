import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, Wallet } from 'lucide-react';
import { GameFacts } from '#client/features/catalogue/GameFacts.tsx';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import type { Game } from '#contract/catalogue.ts';
import type { LaunchMode } from '#contract/launch.ts';
import styles from './GameInfoSheet.module.css';

interface GameInfoSheetProps {
  game: Game | undefined;
  name: string;
  mode: LaunchMode;
  walletOf: string | null;
  onNewTab: () => void;
  onClose: () => void;
}

/** What one may want to know in the middle of a game: what it gives back, whose rules hold, where else. */
export function GameInfoSheet(props: GameInfoSheetProps) {
  const { game, name, mode, walletOf, onNewTab, onClose } = props;
  const { t } = useLingui();
  const open = useOpenOverlay();
  return (
    <Sheet title={name || t`About this game`} onClose={onClose}>
      <div className={styles.info}>
        {game && <GameFacts game={game} />}
        {mode === 'trial' ? (
          <p>
            <Trans>This is free play with the provider’s coins. No money is bet.</Trans>
          </p>
        ) : (
          <p>
            <Trans>
              The provider runs this game; its rules are inside the game. Every bet and every win is
              in your betting record.
            </Trans>
          </p>
        )}
        <p>
          <Trans>
            If you leave in the middle of a round you lose nothing: it finishes by the game’s rules
            and any win is paid to your balance.
          </Trans>
        </p>
        <div className={styles.ways}>
          {walletOf !== null && mode === 'real' && (
            <Button
              variant="outline"
              isWide
              onClick={() => {
                onClose();
                open({ kind: 'move-funds', vendor: walletOf, direction: 'in' });
              }}
            >
              <Icon of={Wallet} />
              <Trans>Move money</Trans>
            </Button>
          )}
          <Button
            variant="outline"
            isWide
            onClick={() => {
              onNewTab();
              onClose();
            }}
          >
            <Icon of={ExternalLink} />
            <Trans>Open in a new tab</Trans>
          </Button>
          <Button variant="quiet" isWide to="/member/personalHistoryCopy">
            <Trans>Betting record</Trans>
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
