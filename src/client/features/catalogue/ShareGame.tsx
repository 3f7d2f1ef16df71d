import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { useCopy } from '#client/ui/use-copy.ts';
import type { Game } from '#contract/catalogue.ts';
import { addressOfGame } from './game-address.ts';

/** Hands the game's address on: through the phone's own sheet, or by copying it. */
export function ShareGame({ game }: { game: Game }) {
  const { t } = useLingui();
  const copy = useCopy({ done: t`Link copied.` });
  const share = async () => {
    const url = addressOfGame(location.origin, game.nodeId);
    if (typeof navigator.share === 'function') {
      // Whoever closes the phone's sheet has changed their mind, and that is no failure.
      await navigator.share({ title: game.gameName, url }).catch(() => undefined);
      return;
    }
    await copy(url);
  };
  return (
    <IconButton
      label={t`Share this game`}
      icon={Share2}
      variant="raised"
      onClick={() => void share()}
    />
  );
}
