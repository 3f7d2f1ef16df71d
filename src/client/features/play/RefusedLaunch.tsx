import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NetworkFailed, Refused } from '#client/data/refused.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Game } from '#contract/catalogue.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { FrameCover } from './FrameCover.tsx';

interface RefusedLaunchProps {
  /** Null where the gateway named a place that no game may live at. */
  error: unknown;
  game: Game | undefined;
  onAgain: () => void;
}

/** Why the game does not open, and the one thing that helps. */
export function RefusedLaunch({ error, game, onAgain }: RefusedLaunchProps) {
  const { i18n } = useLingui();
  const code = error instanceof Refused ? error.code : undefined;
  const title = useTitle(code, error);
  const isFinal = code !== undefined && finals.has(code);
  return (
    <FrameCover
      game={game}
      title={title}
      action={
        <>
          {!isFinal && (
            <Button size="l" onClick={onAgain}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {code?.startsWith('limit.') && (
            <Button size="l" to="/member/playSafely">
              <Trans>See my limits</Trans>
            </Button>
          )}
          <Button variant="outline" size="l" to="/">
            <Trans>Back to the lobby</Trans>
          </Button>
        </>
      }
    >
      {error !== null && title !== null && sayError(error, i18n)}
    </FrameCover>
  );
}

/** Trying again changes nothing about these. */
const finals: ReadonlySet<ErrorCode> = new Set([
  'game.unknown',
  'game.no-trial',
  'session.trial',
  'break.active',
  'limit.session',
  'limit.wager',
  'limit.loss',
]);

function useTitle(code: ErrorCode | undefined, error: unknown): ReactNode {
  if (error instanceof NetworkFailed) return <Trans>The game could not be opened.</Trans>;
  if (code === 'game.closed') return <Trans>This game is under maintenance.</Trans>;
  if (code === 'vendor.closed') return <Trans>This provider is under maintenance.</Trans>;
  if (code === 'break.active') return <Trans>You are on a break.</Trans>;
  if (code === 'game.unknown') return <Trans>This game is no longer offered.</Trans>;
  return <Trans>The game could not be opened.</Trans>;
}
