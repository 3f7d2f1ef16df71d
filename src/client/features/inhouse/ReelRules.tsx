import { Trans } from '@lingui/react/macro';

/** How the games with reels go. */
export function ReelRules({ rules }: { rules: string }) {
  return rules === 'VB_ORCHARD' ? (
    <Trans>
      Three reels and five lines: three horizontal and two diagonal. Your stake is split equally
      between the lines. Three of a kind on a line pay as listed, times the line stake; two cherries
      from the left also pay. Every reel position is equally likely. Each spin is settled at once.
    </Trans>
  ) : (
    <Trans>
      Five reels. A symbol pays on three or more consecutive reels from the left, in every
      combination; the wild replaces everything but the flower. Three flowers anywhere pay and award
      ten free spins that pay double. They are drawn with your spin, so all of them are paid even if
      you leave.
    </Trans>
  );
}
