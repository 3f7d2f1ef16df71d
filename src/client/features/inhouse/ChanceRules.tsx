import { Trans } from '@lingui/react/macro';

/** The games that are over as soon as they are drawn: there is no round to abandon. */
export function ChanceRules({ rules }: { rules: string }) {
  return (
    <>
      <Game rules={rules} />{' '}
      <Trans>
        A round is drawn and paid the moment you begin it: if you leave while it is being shown, you
        find it among your rounds.
      </Trans>
    </>
  );
}

function Game({ rules }: { rules: string }) {
  switch (rules) {
    case 'VB_ROULETTE':
      return (
        <Trans>
          A wheel of 37 pockets with one zero. Lay as many chips as you like, on a number, on two,
          three, four or six that lie together, or on many at once. Every bet pays 36 times its
          stake, divided by how many numbers it covers. The zero wins only for bets that name it.
        </Trans>
      );
    case 'VB_PLINKO':
      return (
        <Trans>
          A ball falls through rows of pegs. At each it turns left or right, both as likely. Its
          slot says how many times the stake is paid; most balls end in the middle. More rows and
          more risk make the edges pay more and the middle less.
        </Trans>
      );
    case 'VB_WHEEL':
      return (
        <Trans>
          All segments are as wide as each other and as likely. The one beneath the pointer says how
          many times the stake is paid. More risk means fewer segments that pay, and more for each.
        </Trans>
      );
    case 'VB_LIMBO':
      return (
        <Trans>
          Say how high the comet will rise at least. If it gets there, your stake is paid times that
          height, however much higher it goes. The higher the line, the smaller the chance.
        </Trans>
      );
    case 'VB_KENO':
      return (
        <Trans>
          Pick ten numbers out of forty; ten are drawn. What counts is how many of yours are among
          them: the table shows what each number of hits pays. More risk pays nothing for a few hits
          and more for many.
        </Trans>
      );
    default:
      return null;
  }
}
