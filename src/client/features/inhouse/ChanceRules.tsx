import { Trans } from '@lingui/react/macro';

/** The games that are over as soon as they are drawn: there is no round to abandon. */
export function ChanceRules({ rules }: { rules: string }) {
  return (
    <>
      <Game rules={rules} />{' '}
      <Trans>
        Each round is drawn and paid the moment you start it: if you leave while it is playing, you
        will find it under your rounds.
      </Trans>
    </>
  );
}

function Game({ rules }: { rules: string }) {
  switch (rules) {
    case 'VB_ROULETTE':
      return (
        <Trans>
          European roulette: 37 pockets with a single zero. Place as many chips as you like on one
          number, on two, three, four or six adjacent numbers, or on larger groups. Each bet pays 36
          times its stake divided by the numbers it covers. Zero only wins for bets that include it.
        </Trans>
      );
    case 'VB_PLINKO':
      return (
        <Trans>
          A ball drops through rows of pegs. At each peg it goes left or right with equal
          probability. The slot it lands in shows how many times your stake it pays; most balls land
          in the middle. With more rows and more risk, the edges pay more and the middle pays less.
        </Trans>
      );
    case 'VB_WHEEL':
      return (
        <Trans>
          All segments are the same size and equally likely. The one under the pointer shows how
          many times your stake it pays. With more risk, fewer segments pay, but each pays more.
        </Trans>
      );
    case 'VB_LIMBO':
      return (
        <Trans>
          Choose how high the comet will rise. If it reaches your target, your stake is multiplied
          by it, however much higher it goes. The higher the target, the smaller the chance.
        </Trans>
      );
    case 'VB_KENO':
      return (
        <Trans>
          Pick ten of forty numbers; ten are drawn. The more of yours come up, the more you win: the
          table shows what each number of hits pays. With more risk, few hits pay nothing and many
          hits pay more.
        </Trans>
      );
    default:
      return null;
  }
}
