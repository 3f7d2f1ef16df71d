import { Trans } from '@lingui/react/macro';

/** How the games with cards go. */
export function CardRules({ rules }: { rules: string }) {
  switch (rules) {
    case 'VB_JACKS_OR_BETTER':
      return (
        <Trans>
          Five cards come from one shuffled pack. Keep those you like; the others are changed once.
          The hand you end with is paid as the table beside it says, from a pair of jacks upwards.
          You always play five coins. Left alone, the hand counts as it was dealt.
        </Trans>
      );
    case 'VB_BLACKJACK':
      return (
        <Trans>
          Come nearer to 21 than the dealer without going over. The cards come from a shoe without
          an end. An ace counts 1 or 11, pictures count 10. An ace with a ten from the start pays 3
          to 2. The dealer looks for one under an ace or a ten, and stands on every 17. Any first
          two cards can be doubled, after a split too; cards of one value can be split once, and
          split aces get one card each. Against an ace you may insure half your stake, which pays 2
          to 1. Left alone, you stand, and take no insurance.
        </Trans>
      );
    case 'VB_BACCARAT':
      return (
        <Trans>
          Two hands of two cards; the last digit of their sum counts, pictures and tens count
          nothing. Who is nearer to 9 wins. A third card is drawn by fixed rules, never by choice. A
          win on the player pays 1 to 1, on the banker 0.95 to 1, on a tie 8 to 1, on a pair 11 to
          1. A tie gives back what lies on player or banker. A coup is over at once, so nothing can
          be left alone.
        </Trans>
      );
    default:
      return (
        <Trans>
          One card lies open. Guess whether the next one is higher or lower; where it says so, the
          same is right as well. An ace is the lowest, a king the highest. Each right guess raises
          what you can take; a wrong one ends the round. Skipping changes the card and costs
          nothing. Left alone, a round is cashed out as it stands, or given back if nothing was
          guessed.
        </Trans>
      );
  }
}
