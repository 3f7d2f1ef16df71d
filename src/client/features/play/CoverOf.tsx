import { Trans } from '@lingui/react/macro';
import { useOfflineSince } from '#client/data/online.ts';
import { Button } from '#client/ui/Button.tsx';
import { FrameCover } from './FrameCover.tsx';
import { RefusedLaunch } from './RefusedLaunch.tsx';
import { TabLink } from './TabLink.tsx';
import type { VendorFrameProps } from './VendorFrame.tsx';

/** What is said over the frame, or nothing while somebody plays. */
export function CoverOf(props: VendorFrameProps) {
  const { game, name, launch, origin, state, error, isAsking, pausedBy, elsewhere } = props;
  const isOffline = useOfflineSince() !== null;
  const again = (
    <Button size="l" onClick={props.onAgain}>
      <Trans>Open it again</Trans>
    </Button>
  );
  if (elsewhere?.kind === 'link') {
    return (
      <TabLink
        launch={elsewhere.launch}
        game={game}
        onAgain={props.onAgain}
        onNewLink={props.onNewLink}
      />
    );
  }
  if (elsewhere?.kind === 'failed') {
    return <RefusedLaunch error={elsewhere.error} game={game} onAgain={props.onAgain} />;
  }
  if (elsewhere) {
    return (
      <FrameCover
        game={game}
        isWaiting={elsewhere.kind === 'opening'}
        title={<Trans>The game is open in another tab.</Trans>}
        action={
          <Button variant="outline" onClick={props.onAgain}>
            <Trans>Play it here instead</Trans>
          </Button>
        }
      />
    );
  }
  if (pausedBy) {
    return (
      <FrameCover
        game={game}
        isVeil={launch !== undefined}
        title={
          pausedBy === 'break' ? <Trans>You are on a break.</Trans> : <Trans>Game paused.</Trans>
        }
      >
        {pausedBy === 'break' ? (
          <Trans>Games are blocked until it ends. Open rounds finish by their rules.</Trans>
        ) : (
          <Trans>Answer the question first; the game then continues where it was.</Trans>
        )}
      </FrameCover>
    );
  }
  if (error && !isAsking)
    return <RefusedLaunch error={error} game={game} onAgain={props.onAgain} />;
  if (launch && origin === null)
    return <RefusedLaunch error={null} game={game} onAgain={props.onAgain} />;
  if (state === 'ready') return null;
  if (state === 'over') {
    return (
      <FrameCover game={game} title={<Trans>This session is over.</Trans>} action={again}>
        <Trans>Your balance is as it was after the last round.</Trans>
      </FrameCover>
    );
  }
  if (isOffline) {
    return (
      <FrameCover game={game} isWaiting title={<Trans>You are offline.</Trans>} action={again}>
        <Trans>No bet was placed. The game opens as soon as you are back online.</Trans>
      </FrameCover>
    );
  }
  if (state === 'slow') {
    return (
      <FrameCover
        game={game}
        isWaiting
        title={<Trans>The game is taking a while to load.</Trans>}
        action={
          <>
            {again}
            <Button variant="outline" size="l" onClick={props.onNewTab}>
              <Trans>Open in a new tab</Trans>
            </Button>
          </>
        }
      >
        <Trans>It may still load. No bet was placed.</Trans>
      </FrameCover>
    );
  }
  return (
    <FrameCover
      game={game}
      isWaiting
      title={name ? <Trans>Opening {name}</Trans> : <Trans>Opening the game</Trans>}
    />
  );
}
