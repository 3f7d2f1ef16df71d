import { Trans } from '@lingui/react/macro';

/** How the games with cards go. */
export function CardRules({ rules }: { rules: string }) {
  switch (rules) {
    case 'VB_JACKS_OR_BETTER':
      return (
        <Trans>
          You are dealt five cards from one shuffled deck. Hold the ones you want; the rest are
          replaced once. Your final hand pays as shown in the pay table, from a pair of jacks up.
          You always play five coins. If you do nothing, the hand counts as dealt.
        </Trans>
      );
    case 'VB_BLACKJACK':
      return (
        <Trans>
          Get closer to 21 than the dealer without going over. Cards are dealt from an infinite
          shoe. Aces count as 1 or 11, face cards as 10. A blackjack (an ace and a ten on the deal)
          pays 3 to 2. The dealer peeks with an ace or a ten showing and stands on all 17s. You can
          double on any first two cards, also after a split. Cards of equal value can be split once;
          split aces get one card each. When the dealer shows an ace you can take insurance for half
          your stake, which pays 2 to 1. If you do nothing, you stand without insurance.
        </Trans>
      );
    case 'VB_BACCARAT':
      return (
        <Trans>
          Player and banker get two cards each; only the last digit of the total counts, and face
          cards and tens are worth zero. The hand closer to 9 wins. A third card is drawn by fixed
          rules. Player pays 1 to 1, banker 0.95 to 1, tie 8 to 1 and pairs 11 to 1. On a tie,
          player and banker bets are returned. Each hand is settled at once.
        </Trans>
      );
    default:
      return (
        <Trans>
          One card is face up. Guess whether the next one will be higher or lower; where it says so,
          the same value also wins. Ace is low, king is high. Each correct guess increases your
          cash-out; a wrong one ends the round. Skipping changes the card and costs nothing. If you
          leave a round open, it is cashed out as it stands, or refunded if you have not guessed.
        </Trans>
      );
  }
}
