import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { Game } from '#contract/catalogue.ts';
import type { Launch } from '#contract/launch.ts';
import { FrameCover } from './FrameCover.tsx';

interface TabLinkProps {
  launch: Launch;
  game: Game | undefined;
  onAgain: () => void;
  onNewLink: () => void;
}

/** An address is good for a minute; a little less, so that nobody presses one that has just ended. */
const goodForMs = 50_000;

/** A browser that keeps tabs closed still follows a link that somebody presses. */
export function TabLink({ launch, game, onAgain, onNewLink }: TabLinkProps) {
  const [used, setUsed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setUsed(launch.address), goodForMs);
    return () => clearTimeout(timer);
  }, [launch.address]);
  const isUsed = used === launch.address;
  return (
    <FrameCover
      game={game}
      title={
        isUsed ? (
          <Trans>That link has been used or has expired.</Trans>
        ) : (
          <Trans>The game opens in another tab.</Trans>
        )
      }
      action={
        <>
          {isUsed ? (
            <Button size="l" onClick={onNewLink}>
              <Trans>Make a new link</Trans>
            </Button>
          ) : (
            <Button
              size="l"
              href={launch.address}
              // The press must reach the link before it goes.
              onClick={() => setTimeout(() => setUsed(launch.address), 0)}
            >
              <Trans>Open the game</Trans>
            </Button>
          )}
          <Button variant="outline" size="l" onClick={onAgain}>
            <Trans>Play it here instead</Trans>
          </Button>
        </>
      }
    >
      {!isUsed && <Trans>Use this link to open it. It works once and lasts one minute.</Trans>}
    </FrameCover>
  );
}
