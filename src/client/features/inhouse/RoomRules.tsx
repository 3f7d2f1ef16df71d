import { Trans } from '@lingui/react/macro';
import { faceKindOf } from './boards/scratch/faces.ts';
import { waysOfTickets } from './boards/scratch/ways.tsx';
import { chanceOf } from './chance-of.ts';

/** Tables that many share, and tickets. */
export function RoomRules({ rules }: { rules: string }) {
  if (chanceOf(rules) === 'pool') {
    return (
      <>
        <Trans>
          Each ticket is the next one of a pool that was shuffled before the first was sold. What
          you bought is paid at once: scratching only shows it, and a ticket you leave is found
          again where you left it.
        </Trans>{' '}
        {waysOfTickets[faceKindOf(rules)]}{' '}
        <Trans>
          A pool is closed as soon as its last prize is sold, and the next one is opened.
        </Trans>
      </>
    );
  }
  switch (rules) {
    case 'VB_CRASH':
      return (
        <Trans>
          All at the table fly together. The multiplier climbs from 1.00 until it bursts; whoever
          leaves before is paid their stake times where it stood when their wish came to the house.
          Say beforehand where to leave, and you leave there even if your connection is lost.
          Without that, you fly until it bursts. If the house itself cannot keep the flight’s time
          for more than five seconds, everyone who would have left by hand gets the stake back, and
          a height named beforehand counts as always.
        </Trans>
      );
    case 'VB_BINGO':
      return (
        <Trans>
          Buy one to four cards before the first ball. Sixty-five of seventy-five balls are called,
          the same for everyone, and your cards mark themselves. A card is paid for how early its
          first line is complete, and again for a full house; who else plays makes no difference.
          You need not stay: what your cards win is paid after the last ball.
        </Trans>
      );
    default:
      return null;
  }
}
