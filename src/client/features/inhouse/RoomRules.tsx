import { Trans } from '@lingui/react/macro';
import { chanceOf } from './chance-of.ts';
import { faceKindOf } from './games/scratch/faces.ts';
import { waysOfTickets } from './games/scratch/ways.tsx';

/** Tables that many share, and tickets. */
export function RoomRules({ rules }: { rules: string }) {
  if (chanceOf(rules) === 'pool') {
    return (
      <>
        <Trans>
          Each ticket is the next one from a pool that was shuffled before the first was sold. Any
          prize is paid as soon as you buy: scratching only reveals it, and an unfinished ticket
          waits for you.
        </Trans>{' '}
        {waysOfTickets[faceKindOf(rules)]}{' '}
        <Trans>A pool closes when its last prize is sold, and the next one opens.</Trans>
      </>
    );
  }
  switch (rules) {
    case 'VB_CRASH':
      return (
        <>
          <Trans>
            Everyone at the table flies together. The multiplier climbs from 1.00 until it crashes;
            if you cash out before, your stake is multiplied by its value when we receive your
            request. Set an auto cash-out and it works even if you lose your connection. Without
            one, you fly until the crash. If our system cannot time the flight for more than five
            seconds, everyone without an auto cash-out gets their stake back; auto cash-outs count
            as usual.
          </Trans>{' '}
          <Trans>
            You may have two bets in a flight, each with its own stake and cash-out. Together they
            stay within what the table takes in a round.
          </Trans>
        </>
      );
    case 'VB_BINGO':
      return (
        <Trans>
          Buy one to four cards before the first ball. Sixty-five of seventy-five balls are called,
          the same for everyone, and your cards are marked automatically. A card pays for how early
          it completes its first line, and again for a full house; other players make no difference.
          You do not need to stay: your winnings are paid after the last ball.
        </Trans>
      );
    default:
      return null;
  }
}
