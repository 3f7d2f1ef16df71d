import { Trans } from '@lingui/react/macro';

/** How the games with reels go. */
export function ReelRules({ rules }: { rules: string }) {
  return rules === 'VB_ORCHARD' ? (
    <Trans>
      Three reels and five lines: three across, two from corner to corner. Your stake is five equal
      parts, one on each line. Three of a kind on a line pay as the list says, times that part; two
      cherries from the left pay as well. Every stop of a reel is as likely as every other. A spin
      is over at once, so nothing can be left alone.
    </Trans>
  ) : (
    <Trans>
      Five reels. A symbol wins with three or more reels in a row from the left, in every way it can
      be joined; a wild stands for all but the flower. Three flowers anywhere pay, and bring ten
      free spins that pay double. They are drawn together with your spin, so even if you leave while
      they are shown, all of them are paid.
    </Trans>
  );
}
